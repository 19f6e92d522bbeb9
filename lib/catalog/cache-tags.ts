import { PRODUCTS_TAG } from '@/lib/settings/cache-tags'

/** Tags of cached reads of the catalogue. A write invalidates exactly the tags of what it changed. */
export const catalogTags = {
  /** Every cached read of products carries it, lists and single products alike. */
  products: PRODUCTS_TAG,
  product: (id: number) => `product:${id}`,
  /** What tells how many of a product are left, beside its own page. */
  stock: 'product-stock',
  categories: 'categories',
  /** How the owner presents publishers. */
  brands: 'brands',
  /** Which products the owner shows together. */
  collections: 'collections',
  /** The facts of products that the owner defines. */
  ownFacts: 'own-facts',
} as const
