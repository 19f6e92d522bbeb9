/** Payments that brought no money, for the back office. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { UNPAID_DAYS, UNPAID_STATES } from '@/lib/payments/not-paid'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'

/** Query of GET /api/admin/payments/unpaid. */
export const unpaidQuerySchema = z.object({
  state: z
    .enum(
      UNPAID_STATES,
      fault('fields.mustBeOneOf', { field: 'state', choices: UNPAID_STATES.join(', ') }),
    )
    .optional(),
  /** Payments under review are listed however old they are. */
  days: z
    .enum(
      UNPAID_DAYS,
      fault('fields.mustBeOneOf', { field: 'days', choices: UNPAID_DAYS.join(', ') }),
    )
    .default('30')
    .transform(Number),
  ...pageQuery(100, 25),
})
export type UnpaidQuery = z.output<typeof unpaidQuerySchema>

const unpaidPaymentSchema = z.object({
  id: z.string(),
  provider: z.enum(PROVIDER_IDS),
  state: z.enum(UNPAID_STATES),
  /** Why, in words. */
  reason: z.string(),
  amount: priceSchema,
  currency: z.string(),
  startedAt: z.iso.datetime(),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  card: z.string().nullable(),
  items: z.array(z.object({ productName: z.string(), quantity: z.number().int() })),
  /** The order that the same buyer or cart session paid for later. */
  paidLater: z.string().nullable(),
})
export type UnpaidPayment = z.infer<typeof unpaidPaymentSchema>
export const unpaidPaymentsSchema = z.array(unpaidPaymentSchema)

/** How many payments of the last days brought no money, and how many of those buyers paid later. */
export const unpaidCountsSchema = z.object({
  declined: z.number().int(),
  failed: z.number().int(),
  abandoned: z.number().int(),
  paidLater: z.number().int(),
})
export type UnpaidCounts = z.infer<typeof unpaidCountsSchema>
