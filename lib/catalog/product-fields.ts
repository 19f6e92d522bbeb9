import type { Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import type { ProductFields } from './admin-contracts'
import { PRODUCT_FIELDS, UNLISTED_FIELDS } from './columns'
import { typedPricesSchema, volumePricesSchema } from './contracts'
import { ownFactValuesSchema } from './own-fact-contracts'
import { pictureTextsSchema } from './picture-texts'
import { platformsOf } from './product-facts'
import { storedReleasesSchema } from './releases'

const {
  id: _id,
  keysLeft: _keysLeft,
  keysReady: _keysReady,
  byHandParts: _byHandParts,
  keysByRule: _keysByRule,
  ratingSource: _ratingSource,
  salePrice: _salePrice,
  saleEndsAt: _saleEndsAt,
  ...columns
} = PRODUCT_FIELDS

/** The columns that make up the fields of a product. */
export const PRODUCT_FIELD_SELECT = {
  ...columns,
  ...UNLISTED_FIELDS,
} as const satisfies Record<keyof ProductFields, true>

type StoredFields = Prisma.ProductGetPayload<{ select: typeof PRODUCT_FIELD_SELECT }>

/** A stored product's fields in the form in which they are sent. */
export const productFieldsOf = (row: StoredFields): ProductFields => ({
  ...row,
  platforms: platformsOf(row.platforms),
  price: decimalOf(row.price),
  originalPrice: row.originalPrice === null ? null : decimalOf(row.originalPrice),
  prices: typedPricesSchema.parse(row.prices),
  pictureTexts: pictureTextsSchema.parse(row.pictureTexts),
  volumePrices: volumePricesSchema.parse(row.volumePrices),
  ownFacts: ownFactValuesSchema.parse(row.ownFacts),
  releases: storedReleasesSchema.parse(row.releases),
  publishAt: row.publishAt?.toISOString() ?? null,
  availableFrom: row.availableFrom?.toISOString() ?? null,
  rating: Number(row.rating).toFixed(1),
})
