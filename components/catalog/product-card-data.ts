import type { Product } from '@/lib/catalog/contracts'

/** What a product card shows; lists sent to the browser contain nothing else. */
export type ProductCardData = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'publisher'
  | 'price'
  | 'originalPrice'
  | 'image'
  | 'rating'
  | 'reviewCount'
  | 'inStock'
  | 'deliveryInfo'
>

/** Reduces a product to what its card shows. */
export function toProductCardData(product: ProductCardData): ProductCardData {
  const {
    id,
    slug,
    name,
    publisher,
    price,
    originalPrice,
    image,
    rating,
    reviewCount,
    inStock,
    deliveryInfo,
  } = product
  return {
    id,
    slug,
    name,
    publisher,
    price,
    originalPrice,
    image,
    rating,
    reviewCount,
    inStock,
    deliveryInfo,
  }
}

/** What the "Add to Cart" button needs of a product. */
export function toCartProduct(product: ProductCardData) {
  const { id, slug, name, publisher, price, image, inStock } = product
  return { id, slug, name, publisher, price, image, inStock }
}

/** Whether the key is mailed automatically, within minutes. */
export const isInstant = ({ deliveryInfo }: Pick<Product, 'deliveryInfo'>) =>
  deliveryInfo.includes('Instant')
