import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/domains/catalog/contracts'
import { pageMetadata } from '../page-metadata'

const MAX_DESCRIPTION = 160

/** The head of the product page. The page by id names the page by slug as the canonical one. */
export async function productMetadata(product: Product | null): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('productPage')])
  if (!product) return { title: t('notFoundTitle') }
  return pageMetadata({
    locale,
    path: `/products/${product.slug}`,
    title: product.name,
    description: shortened(product.description.replace(/\s+/g, ' ').trim()),
    image: product.image,
  })
}

/** At most 160 characters, cut between words. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
