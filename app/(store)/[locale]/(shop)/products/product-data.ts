import { getLocale } from 'next-intl/server'
import type { Product } from '@/lib/catalog/contracts'
import { cachedPageChoices } from '@/lib/catalog/queries'
import { shownLanguages } from '@/lib/catalog/translations/shown-languages'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { productPicture } from '@/lib/content/seo/share-picture-url'

const MAX_DESCRIPTION = 160

/**
 * What a product page's metadata is made of. The page by id has the page by slug as its canonical URL.
 *
 * @param shownAt where the page is, when that is not the address by slug
 */
export async function productPageDetails(product: Product, shownAt?: string): Promise<PageDetails> {
  const locale = await getLocale()
  const [{ seoTitle, seoDescription }, languages] = await Promise.all([
    cachedPageChoices(product.id, locale),
    shownLanguages('product', product.id),
  ])
  return {
    locale,
    path: `/products/${product.slug}`,
    shownAt,
    // The owner's title is a whole one.
    title: seoTitle ? { absolute: seoTitle } : product.name,
    description: seoDescription || shortened(product.description.replace(/\s+/g, ' ').trim()),
    picture: productPicture(product),
    type: 'product',
    languages,
  }
}

/** At most 160 characters, cut between words. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
