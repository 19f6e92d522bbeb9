import 'server-only'
import { cachedProduct, categoryById } from '@/lib/catalog/queries'
import { articleAt } from '@/lib/content/articles/queries'
import {
  articlePicture,
  categoryPicture,
  type PictureDetails,
  productPicture,
} from '@/lib/content/seo/share-picture-url'
import { storePagePictureDetails } from '@/lib/content/seo/store-page-picture'
import { MAX_ID } from '@/lib/core/id-schemas'
import { isLocale, textLocaleOf } from '@/lib/i18n/locales'

const SLUG = /^[\w.-]{1,300}$/

/**
 * What the picture at an address shows.
 *
 * @param key the address's parts between `/og/` and the file, such as `['product', '12']`
 * @returns `null` when there is nothing of that name that shoppers may see
 */
export async function pictureDetails(key: readonly string[]): Promise<PictureDetails | null> {
  const [kind, first = '', second = ''] = key
  if (key.length === 2 && kind === 'product') return productDetails(idIn(first))
  if (key.length === 2 && kind === 'category') return categoryDetails(idIn(first))
  if (key.length === 2 && kind === 'article') return articleDetails(first)
  // The languages that show English share the English picture.
  if (key.length === 3 && kind === 'page' && isLocale(first) && textLocaleOf(first) === first)
    return storePagePictureDetails(first, second)
  return null
}

const idIn = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null

async function productDetails(id: number | null) {
  const product = id === null ? null : await cachedProduct({ id })
  return product && productPicture(product)
}

async function categoryDetails(id: number | null) {
  const category = id === null ? null : await categoryById(id)
  return category && categoryPicture(category)
}

async function articleDetails(slug: string) {
  const article = SLUG.test(slug) ? await articleAt(slug) : null
  return article && articlePicture(article)
}
