/** Tags of cached reads of the catalogue. A write invalidates exactly the tags of what it changed. */
export const catalogTags = {
  /** Every cached read of products carries it, lists and single products alike. */
  products: 'products',
  product: (id: number) => `product:${id}`,
  categories: 'categories',
} as const
