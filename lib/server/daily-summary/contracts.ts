import { z } from 'zod'

/** What may wait for the owner, in the order of the mail, with its page of the back office. */
export const WAITING_FOR_OWNER = {
  waitingForKeys: '/admin/keys',
  byHand: '/admin/orders',
  refundRequests: '/admin/orders',
  disputes: '/admin/payments',
  unclaimedPayments: '/admin/payments/unclaimed',
  messages: '/admin/messages',
  reviews: '/admin/reviews',
  failedMails: '/admin/settings#mail',
} as const
export type WaitingForOwner = keyof typeof WAITING_FOR_OWNER
const KINDS = Object.keys(WAITING_FOR_OWNER) as WaitingForOwner[]

const count = z.number().int()

/** Outbox payload of the daily summary: its figures, as they were when it was queued. */
export const dailySummarySchema = z.object({
  /** In the store's time zone, such as `2026-01-31`. */
  day: z.iso.date(),
  timezone: z.string(),
  sales: z.object({ orders: count, grossCents: count, refunds: count, refundsCents: count }),
  /** Only what is not zero. */
  waits: z.array(z.object({ what: z.enum(KINDS), count })),
  lowStock: z.object({
    total: count,
    products: z.array(z.object({ productId: count, productName: z.string(), available: count })),
  }),
})
export type DailySummary = z.infer<typeof dailySummarySchema>
