import 'server-only'
import { typedPricesSchema } from '@/lib/catalog/contracts'
import type { Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import type { Priced } from '@/lib/pricing/selling'

/** A product's prices as they are compared with what a watcher saw. */
export const pricedOf = (row: { price: Prisma.Decimal; prices: Prisma.JsonValue }): Priced => ({
  price: decimalOf(row.price),
  prices: typedPricesSchema.parse(row.prices),
})
