import { z } from 'zod'
import { WAITING_KINDS } from '@/lib/overview/waiting'

const count = z.number().int()

/** Outbox payload of the daily summary: its figures, as they were when it was queued. */
export const dailySummarySchema = z.object({
  /** In the store's time zone, such as `2026-01-31`. */
  day: z.iso.date(),
  timezone: z.string(),
  sales: z.object({ orders: count, grossCents: count, refunds: count, refundsCents: count }),
  /** Only what is not zero. */
  waits: z.array(z.object({ what: z.enum(WAITING_KINDS), count })),
  lowStock: z.object({
    total: count,
    products: z.array(z.object({ productId: count, productName: z.string(), available: count })),
  }),
})
export type DailySummary = z.infer<typeof dailySummarySchema>
