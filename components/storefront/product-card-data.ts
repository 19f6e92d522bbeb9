import { waitsForKeys } from '@/lib/catalog/back-orders'
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
  | 'ratingSource'
  | 'inStock'
  | 'delivery'
  | 'deliveryInfo'
  | 'platforms'
  | 'licenseType'
  | 'termMonths'
  | 'devices'
  | 'options'
  | 'variants'
> & {
  /** Left out where there are none. */
  prices?: Product['prices']
  /** Left out where it is the recommended price. */
  originalPriceKind?: Product['originalPriceKind']
  volumePrices?: Product['volumePrices']
  /** Left out but for Hot Deals, which say it. */
  saleEndsAt?: Product['saleEndsAt']
  /** Left out where it is none. */
  isGiftCard?: boolean
  /** Left out where nothing waits for keys. */
  keysReady?: Product['keysReady']
  /** Left out where it is no pre-order. */
  availableFrom?: Product['availableFrom']
  /** Left out where its name is not in the page's language. */
  translated?: Product['translated']
}

/** Reduces a product to what its card shows. */
export function toProductCardData(product: ProductCardData): ProductCardData {
  const {
    id,
    slug,
    name,
    publisher,
    price,
    originalPrice,
    originalPriceKind,
    image,
    rating,
    reviewCount,
    ratingSource,
    inStock,
    delivery,
    deliveryInfo,
    platforms,
    licenseType,
    termMonths,
    devices,
    options,
    variants,
    prices = {},
    volumePrices = [],
    isGiftCard = false,
    keysReady,
    availableFrom,
    translated,
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
    ratingSource,
    inStock,
    delivery,
    deliveryInfo,
    platforms,
    licenseType,
    termMonths,
    devices,
    ...(options === undefined ? {} : { options }),
    ...(variants === undefined ? {} : { variants }),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
    ...(originalPriceKind === 'lowest30' && originalPrice !== null ? { originalPriceKind } : {}),
    ...(volumePrices.length === 0 ? {} : { volumePrices }),
    ...(isGiftCard ? { isGiftCard } : {}),
    ...(keysReady === undefined ? {} : { keysReady }),
    ...(availableFrom === undefined ? {} : { availableFrom }),
    ...(translated?.includes('name') ? { translated: ['name'] } : {}),
  }
}

/** What the "Add to Cart" button needs of a product. */
export function toCartProduct(product: ProductCardData) {
  const { id, slug, name, publisher, price, prices, volumePrices, isGiftCard, image } = product
  const { inStock, keysReady, availableFrom } = product
  return {
    id,
    slug,
    name,
    publisher,
    price,
    prices,
    volumePrices,
    isGiftCard,
    image,
    inStock,
    ...(keysReady === undefined ? {} : { keysReady }),
    ...(availableFrom === undefined ? {} : { availableFrom }),
  }
}

/** Whether it can be bought, and its key is mailed automatically, within minutes. */
export const isInstant = ({
  delivery,
  deliveryInfo,
  inStock,
  keysReady,
}: Pick<Product, 'delivery' | 'deliveryInfo' | 'inStock' | 'keysReady'>) =>
  inStock && !waitsForKeys({ keysReady }) && delivery === 'keys' && deliveryInfo.includes('Instant')

/** Whether the text about the delivery promises an instant one of what is sold out, waits for keys, or is delivered by hand. */
export const promisesTooMuch = ({
  delivery,
  deliveryInfo,
  inStock,
  keysReady,
}: Pick<Product, 'delivery' | 'deliveryInfo' | 'inStock' | 'keysReady'>) =>
  (delivery === 'manual' || !inStock || waitsForKeys({ keysReady })) &&
  deliveryInfo.includes('Instant')

/** {@link toProductCardData}, and when its sale ends. */
export const toDealCardData = (product: ProductCardData): ProductCardData => ({
  ...toProductCardData(product),
  ...(product.saleEndsAt ? { saleEndsAt: product.saleEndsAt } : {}),
})
