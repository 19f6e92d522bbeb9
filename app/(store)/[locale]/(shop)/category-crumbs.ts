import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import type { Category } from '@/lib/catalog/contracts'
import { categoryById } from '@/lib/catalog/queries'

/** The way from the home page to a category: a subcategory is below its main category. */
export async function categoryCrumbs(category: Category | null): Promise<Crumb[]> {
  const t = await getTranslations('breadcrumb')
  const parentId = category?.parentId ?? null
  const parent = parentId === null ? null : await categoryById(parentId)
  return [
    { name: t('home'), path: '/' },
    ...[parent, category].flatMap((one) =>
      one ? [{ name: one.name, path: `/category/${one.slug}` }] : [],
    ),
  ]
}
