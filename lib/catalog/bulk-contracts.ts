/** Changes of many products at once. */
import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MOST_CENTS } from '@/lib/core/money'
import { fault } from '@/lib/core/server-text'
import { adminProductFilterSchema } from './admin-contracts'
import { MAX_LIMIT, priceSchema } from './contracts'
import { DELIVERIES } from './product-rules'

const hundredths = z.number().int()

const priceChangeSchema = z.union(
  [
    z.object({
      kind: z.literal('price'),
      mode: z.enum(['percent', 'amount']),
      /** Hundredths of a percent, or cents. */
      by: hundredths
        .min(-MOST_CENTS, fault('products.changeTooLarge'))
        .max(MOST_CENTS, fault('products.changeTooLarge')),
    }),
    z.object({
      kind: z.literal('price'),
      mode: z.literal('set'),
      /** The new price in cents. */
      by: hundredths
        .min(0, fault('products.priceNegative'))
        .max(MOST_CENTS, fault('products.priceTooHigh')),
    }),
  ],
  fault('products.priceModes'),
)

/** What can be done to many products at once. */
const bulkActionSchema = z.union(
  [
    priceChangeSchema,
    z.object({
      kind: z.literal('sale'),
      /** How much less than the price before, in hundredths of a percent; `null` ends the sale. */
      off: hundredths
        .min(1, fault('products.discountAbove0'))
        .max(9999, fault('products.discountBelow100'))
        .nullable(),
    }),
    z.object({ kind: z.literal('stock'), inStock: z.boolean() }),
    z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
    z.object({ kind: z.literal('visibility'), isHidden: z.boolean() }),
    z.object({ kind: z.literal('delivery'), delivery: z.enum(DELIVERIES) }),
    z.object({ kind: z.literal('category'), categoryId: z.number().int().min(1).max(MAX_ID) }),
    z.object({ kind: z.literal('remove') }),
  ],
  fault('fields.mustBeOneOf', {
    field: 'action',
    choices: 'price, sale, stock, featured, visibility, delivery, category and remove',
  }),
)
export type BulkAction = z.infer<typeof bulkActionSchema>

/** Body of POST /api/admin/products/bulk. */
export const bulkChangeSchema = z.object({
  /** These products, or all that match a filter. */
  select: z.union(
    [
      z.object({ ids: z.array(z.number().int().min(1).max(MAX_ID)).min(1).max(MAX_LIMIT) }),
      z.object({ filter: adminProductFilterSchema }),
    ],
    fault('products.selectIdsOrFilter'),
  ),
  action: bulkActionSchema,
  /** Reports what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
  /** How many the preview found: when it is another number by now, nothing is changed. */
  expectedCount: z.number().int().min(0).optional(),
  /** Changes the others when some can't be changed; without it nothing is changed then. */
  skipRefused: z.boolean().default(false),
})
export type BulkChange = z.infer<typeof bulkChangeSchema>

export const bulkResultSchema = z.object({
  /** How many products are selected. */
  matched: z.number().int(),
  /** How many of them change. */
  changed: z.number().int(),
  /** How many lose their struck-through price, because the new price is not below it. */
  originalPricesRemoved: z.number().int(),
  /** How many would be reduced, or are, and show no saving; only where that is counted from the lowest price of 30 days. */
  savingsLost: z.number().int(),
  /** How many keep prices of their own in other currencies that the store sells in, though their price changes. */
  typedPricesStay: z.number().int(),
  /** How many can't be deleted, since they were sold or have keys, and are hidden instead. */
  hiddenInstead: z.number().int(),
  /** How many can't be changed. */
  refused: z.number().int(),
  /** The first of those, and why. */
  refusals: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      reason: z.string(),
      text: answeredTextSchema,
    }),
  ),
  /** The first of those that change, with their prices before and after. */
  examples: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      before: priceSchema,
      after: priceSchema,
    }),
  ),
})
export type BulkResult = z.infer<typeof bulkResultSchema>
