import type { Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { ProductFields } from './admin-contracts'

/** The columns that make up the fields of a product. */
export const PRODUCT_FIELD_SELECT = {
  name: true,
  slug: true,
  description: true,
  publisher: true,
  price: true,
  originalPrice: true,
  categoryId: true,
  image: true,
  additionalImages: true,
  rating: true,
  reviewCount: true,
  features: true,
  isFeatured: true,
  inStock: true,
  isHidden: true,
  systemRequirements: true,
  deliveryInfo: true,
  supportedLanguages: true,
  license: true,
  version: true,
} as const satisfies Record<keyof ProductFields, true>

type StoredFields = Prisma.ProductGetPayload<{ select: typeof PRODUCT_FIELD_SELECT }>

/** A stored product's fields in the form in which they are sent. */
export const productFieldsOf = (row: StoredFields): ProductFields => ({
  ...row,
  price: toDecimal(toCents(row.price)),
  originalPrice: row.originalPrice === null ? null : toDecimal(toCents(row.originalPrice)),
  rating: Number(row.rating).toFixed(1),
})
