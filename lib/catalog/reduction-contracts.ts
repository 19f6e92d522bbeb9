import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { STRUCK_PRICES } from '@/lib/settings/choices'
import { newProductSchema } from './admin-contracts'
import { priceSchema } from './contracts'

/** Why nothing is struck through beside a price. */
const REDUCTION_PROBLEMS = [
  'off',
  'notReduced',
  'currency',
  'unknown',
  'young',
  'notLower',
] as const

/** Body of POST /api/admin/products/reduction: a product's prices as they would be saved. */
export const foreseenPricesSchema = newProductSchema
  .pick({ price: true, originalPrice: true, prices: true })
  .extend({ id: z.number().int().min(1).max(MAX_ID).optional() })
export type ForeseenPrices = z.infer<typeof foreseenPricesSchema>

const dateTime = z.iso.datetime()
const currency = z.enum(ALL_CURRENCIES)

export const reductionSchema = z.object({
  kind: z.enum(STRUCK_PRICES),
  /** What will be struck through, in the store's own currency. */
  originalPrice: priceSchema.nullable(),
  percent: z.number().int().nullable(),
  /** Why nothing is; `null` where something is. */
  problem: z
    .object({
      name: z.enum(REDUCTION_PROBLEMS),
      currency,
      /** Since when its prices are known. */
      since: dateTime.nullable(),
      /** The lowest of the last 30 days. */
      lowest: priceSchema.nullable(),
    })
    .nullable(),
  /** What it cost in public, the newest first. */
  history: z.array(
    z.object({ currency, price: priceSchema, from: dateTime, until: dateTime.nullable() }),
  ),
})
export type Reduction = z.infer<typeof reductionSchema>
export type ReductionProblem = NonNullable<Reduction['problem']>
