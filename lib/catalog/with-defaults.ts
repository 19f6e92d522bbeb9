import type { NewProduct } from './admin-contracts'

/** What a product is where nothing was said of it. */
export type NewProductDefaults = {
  /** `null`: one has to be chosen. */
  categoryId: number | null
  publisher: string
  rating: string
  license: string
  version: string
  deliveryInfo: string
}

export const NO_CATEGORY = 'Choose a category'

/** A new product with what was left out; its category may still be missing. */
export const withDefaults = (input: NewProduct, defaults: NewProductDefaults) => ({
  ...input,
  categoryId: input.categoryId ?? defaults.categoryId,
  publisher: input.publisher || defaults.publisher,
  rating: input.rating ?? defaults.rating,
  license: input.license ?? defaults.license,
  version: input.version ?? defaults.version,
  deliveryInfo: input.deliveryInfo ?? defaults.deliveryInfo,
})
