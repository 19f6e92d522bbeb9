import { getLocale, getTranslations } from 'next-intl/server'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import type { Category } from '@/lib/catalog/contracts'
import { categoryById, categoryIn } from '@/lib/catalog/queries'
import type { Locale } from '@/lib/i18n/locales'

/** The way from the home page to a category: a subcategory is below its main category. */
export async function categoryCrumbs(category: Category | null): Promise<Crumb[]> {
  const [t, locale] = await Promise.all([getTranslations('breadcrumb'), getLocale()])
  const parentId = category?.parentId ?? null
  const parent = parentId === null ? null : await categoryById(parentId)
  return [
    { name: t('home'), path: '/' },
    ...(await inLanguageOf(locale, [parent, category])).map(({ name, slug }) => ({
      name,
      path: `/category/${slug}`,
    })),
  ]
}

const inLanguageOf = (locale: Locale, categories: readonly (Category | null)[]) =>
  Promise.all(categories.flatMap((one) => (one ? [categoryIn(one, locale)] : [])))
