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
  | 'delivery'
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
    delivery,
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
    delivery,
    deliveryInfo,
  }
}

/** What the "Add to Cart" button needs of a product. */
export function toCartProduct(product: ProductCardData) {
  const { id, slug, name, publisher, price, image, inStock } = product
  return { id, slug, name, publisher, price, image, inStock }
}

/** Whether the key is mailed automatically, within minutes. */
export const isInstant = ({ delivery, deliveryInfo }: Pick<Product, 'delivery' | 'deliveryInfo'>) =>
  delivery === 'keys' && deliveryInfo.includes('Instant')

/** Whether the text about the delivery promises an instant one of what is delivered by hand. */
export const promisesTooMuch = ({
  delivery,
  deliveryInfo,
}: Pick<Product, 'delivery' | 'deliveryInfo'>) =>
  delivery === 'manual' && deliveryInfo.includes('Instant')
