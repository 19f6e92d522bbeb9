import type { Product } from '@/lib/catalog/contracts'

/** What is calculated with of a product, and put into the cart. */
export type SeatProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'publisher'
  | 'price'
  | 'prices'
  | 'volumePrices'
  | 'isGiftCard'
  | 'image'
  | 'inStock'
>

/** Reduces a product to it: nothing else of it is sent to the browser. */
export function toSeatProduct(product: SeatProduct): SeatProduct {
  const { id, slug, name, publisher, price, prices, volumePrices, isGiftCard, image, inStock } =
    product
  return { id, slug, name, publisher, price, prices, volumePrices, isGiftCard, image, inStock }
}
