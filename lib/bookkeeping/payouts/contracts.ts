import { z } from 'zod'
import { pageQuery, sumSchema, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { MOVEMENT_KINDS } from '@/lib/payments/movement-kinds'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { PAYOUT_STATES } from '@/lib/payments/provider-payouts'
import { LINE_VIEWS } from './line-views'

const dateTime = z.iso.datetime()
const count = z.number().int()
const provider = z.enum(OUTSIDE_PROVIDER_IDS)
const currency = z.string().length(3)

const day = (name: string) => {
  const error = fault('fields.mustBeDay', { field: name })
  return z.iso.date(error).refine((text) => text >= '0001', { error })
}
const scope = {
  /** The days of the payouts in the store's time zone, both included. */
  from: day('from'),
  to: day('to'),
  provider: z
    .enum(
      OUTSIDE_PROVIDER_IDS,
      fault('fields.mustBeOneOf', { field: 'provider', choices: OUTSIDE_PROVIDER_IDS.join(', ') }),
    )
    .optional(),
}
const inOrder = {
  check: ({ from, to }: { from: string; to: string }) => from <= to,
  said: { path: ['to'], error: fault('fields.toBeforeFrom') },
}

export const payoutScopeSchema = z.object(scope).refine(inOrder.check, inOrder.said)
export type PayoutScope = z.infer<typeof payoutScopeSchema>

export const payoutQuerySchema = z
  .object({ ...scope, ...pageQuery(100, 25) })
  .refine(inOrder.check, inOrder.said)
export type PayoutQuery = z.output<typeof payoutQuerySchema>

/** What a file of a period lists: the payouts, or the movements that they are of. */
export const payoutExportSchema = z
  .object({
    ...scope,
    of: z.enum(
      ['payouts', 'lines'],
      fault('fields.mustBe', { field: 'of', example: 'payouts or lines' }),
    ),
  })
  .refine(inOrder.check, inOrder.said)

export const payoutLinesQuerySchema = z
  .object({
    payout: wholeNumberSchema('payout', 1, 999_999_999).optional(),
    view: z
      .enum(
        LINE_VIEWS,
        fault('fields.mustBeOneOf', { field: 'view', choices: LINE_VIEWS.join(', ') }),
      )
      .optional(),
    provider: scope.provider,
    ...pageQuery(100, 25),
  })
  .refine(({ payout, view }) => payout !== undefined || view !== undefined, {
    path: ['view'],
    error: fault('payouts.nameWhich'),
  })
export type PayoutLinesQuery = z.output<typeof payoutLinesQuerySchema>

/** What movements come to. `net` is sales less refunds and fees, and what else moved. */
const sums = {
  lines: count,
  sales: sumSchema,
  /** With what disputes took back; below zero. */
  refunds: sumSchema,
  /** What was kept; above zero. */
  fees: sumSchema,
  /** Holds, conversions and the like. */
  other: sumSchema,
  net: sumSchema,
  /** How many fees are an estimate, and how many nobody knows. */
  estimatedFees: count,
  unknownFees: count,
  /** How many sales, refunds and disputes match nothing of the store, or have another amount there. */
  unmatched: count,
  differing: count,
}

export const payoutSchema = z.object({
  id: count,
  provider,
  providerPayoutId: z.string(),
  status: z.enum(PAYOUT_STATES),
  amount: sumSchema,
  currency,
  paidAt: dateTime,
  /** Whether the provider said of what it is; if not, its lines are what moved since the payout before. */
  namesLines: z.boolean(),
  ...sums,
})
export type PayoutRow = z.infer<typeof payoutSchema>
export const payoutsSchema = z.array(payoutSchema)

const payoutLineSchema = z.object({
  id: count,
  provider,
  transactionId: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  currency,
  gross: sumSchema,
  /** `null`: unknown. */
  fee: sumSchema.nullable(),
  feeIsEstimated: z.boolean(),
  net: sumSchema,
  at: dateTime,
  payoutId: count.nullable(),
  /** Whether the store has recorded it; `null` for what it does not, such as a fee. */
  isMatched: z.boolean().nullable(),
  orderNumber: z.string().nullable(),
  /** What the store has recorded, where that is another amount. */
  storeAmount: sumSchema.nullable(),
})
export type PayoutLine = z.infer<typeof payoutLineSchema>
export const payoutLinesSchema = z.array(payoutLineSchema)

export const payoutSummarySchema = z.object({
  /** How the last readings went. */
  reads: z.array(
    z.object({
      provider,
      readUntil: dateTime.nullable(),
      succeededAt: dateTime.nullable(),
      failingSince: dateTime.nullable(),
      failure: z.string().nullable(),
      isReading: z.boolean(),
    }),
  ),
  /** What was paid out in the period. */
  paid: z.array(z.object({ provider, currency, payouts: count, amount: sumSchema, ...sums })),
  /** What is on the account at the provider now. */
  open: z.array(z.object({ provider, currency, since: dateTime, ...sums })),
  /** What is on its way to the bank now. */
  onTheWay: z.array(z.object({ provider, currency, payouts: count, amount: sumSchema })),
  /** Captured by the store, and in none of the provider's lists yet; `late`: for days. */
  unsettled: z.array(
    z.object({
      provider,
      currency,
      payments: count,
      amount: sumSchema,
      oldestAt: dateTime,
      late: count,
    }),
  ),
})
export type PayoutSummary = z.infer<typeof payoutSummarySchema>
