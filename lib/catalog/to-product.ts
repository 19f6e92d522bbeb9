import { decimalOf } from '@/lib/core/money'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { type Category, type Product, volumePricesSchema } from './contracts'
import { platformsOf } from './product-facts'

type DecimalLike = { toString(): string }

/** A product as the database gives it. */
export type ProductRow = Omit<
  Product,
  'price' | 'originalPrice' | 'volumePrices' | 'rating' | 'image' | 'stockLeft' | 'platforms'
> & {
  platforms: string[]
  keysLeft: number | null
  keysByRule: boolean
  price: DecimalLike
  originalPrice: DecimalLike | null
  volumePrices: unknown
  rating: DecimalLike
  image: string | null
}

/** Turns a row into the API's shape: money as decimal strings, rating with one place, no blank pictures, stock by keys. */
export function toProduct({ keysLeft, keysByRule, ...row }: ProductRow): Product {
  const stockLeft = row.delivery === 'keys' ? keysLeft : null
  const inStock = row.inStock && stockLeft !== 0
  return {
    ...row,
    // What the store makes is mailed at once, as a key of a pool is.
    delivery: row.isGiftCard || keysByRule ? 'keys' : row.delivery,
    platforms: platformsOf(row.platforms),
    inStock,
    stockLeft: inStock ? stockLeft : null,
    price: decimalOf(row.price),
    originalPrice: row.originalPrice === null ? null : decimalOf(row.originalPrice),
    volumePrices: volumePricesSchema.parse(row.volumePrices),
    rating: Number(row.rating.toString()).toFixed(1),
    image: row.image?.trim() || PLACEHOLDER_IMAGE,
    additionalImages: row.additionalImages.filter((image) => image.trim() !== ''),
  }
}

/** Drops what is not part of the API's category. */
export function toCategory(row: Category): Category {
  const { id, name, slug, description, icon, isActive, bannerImage, parentId } = row
  return { id, name, slug, description, icon, isActive, bannerImage, parentId }
}
