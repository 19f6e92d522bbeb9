import type { Product } from '@/lib/catalog/contracts'

/** What a product card shows; lists that go to the browser carry no more than this. */
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

/** Leaves out of a product what its card does not show. */
export function toProductCardData(product: Product): ProductCardData {
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

/** Whether the key is mailed by itself, within minutes (spec: storefront, section 2). */
export const isInstant = ({ deliveryInfo }: Pick<Product, 'deliveryInfo'>) =>
  deliveryInfo.includes('Instant')
