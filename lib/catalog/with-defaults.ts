import { say } from '@/lib/core/server-text'
import type { NewProduct } from './admin-contracts'
import { NOT_RATED } from './rating-rules'

/** What a product is where nothing was said of it. */
export type NewProductDefaults = {
  /** `null`: one has to be chosen. */
  categoryId: number | null
  publisher: string
  rating: string
  /** Whether ratings may be entered: beside the sample catalogue only, elsewhere buyers give them. */
  takesRatings: boolean
  license: string
  version: string
  deliveryInfo: string
}

export const NO_CATEGORY = say('fields.chooseCategory')

/** A new product with what was left out; its category may still be missing. */
export const withDefaults = (input: NewProduct, defaults: NewProductDefaults) => ({
  ...input,
  categoryId: input.categoryId ?? defaults.categoryId,
  publisher: input.publisher || defaults.publisher,
  ...(defaults.takesRatings ? { rating: input.rating ?? defaults.rating } : NOT_RATED),
  license: input.license ?? defaults.license,
  version: input.version ?? defaults.version,
  deliveryInfo: input.deliveryInfo ?? defaults.deliveryInfo,
})
