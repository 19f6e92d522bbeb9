import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { adminProductFilterSchema } from './admin-contracts'
import { MAX_LIMIT, priceSchema } from './contracts'

const hundredths = z.number().int()

/** Body of POST /api/admin/products/bulk. */
export const bulkChangeSchema = z.object({
  /** These products, or all that match a filter. */
  select: z.union(
    [
      z.object({ ids: z.array(z.number().int().min(1).max(MAX_ID)).min(1).max(MAX_LIMIT) }),
      z.object({ filter: adminProductFilterSchema }),
    ],
    'select must name ids or a filter',
  ),
  action: z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('price'),
        mode: z.enum(['percent', 'amount'], 'mode must be percent or amount'),
        /** Hundredths of a percent, or cents. */
        by: hundredths
          .min(-9_999_999_999, 'The change is too large')
          .max(9_999_999_999, 'The change is too large'),
      }),
      z.object({ kind: z.literal('stock'), inStock: z.boolean() }),
      z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
    ],
    'action must be price, stock or featured',
  ),
  /** Reports what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
  /** How many the preview found: when it is another number by now, nothing is changed. */
  expectedCount: z.number().int().min(0).optional(),
})
export type BulkChange = z.infer<typeof bulkChangeSchema>
export type BulkAction = BulkChange['action']

export const bulkResultSchema = z.object({
  /** How many products are selected. */
  matched: z.number().int(),
  /** How many of them change. */
  changed: z.number().int(),
  /** How many lose their struck-through price, because the new price is not below it. */
  originalPricesRemoved: z.number().int(),
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
