import { z } from 'zod'

// What the store reads of Square's objects. https://developer.squareup.com/reference/square

const moneySchema = z.object({ amount: z.number().int(), currency: z.string().length(3) })
export type Money = z.infer<typeof moneySchema>

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const feesSchema = z.array(z.object({ amount_money: moneySchema })).nullish()

export const errorSchema = z.object({
  category: z.string().catch(''),
  code: z.string().catch(''),
  field: z.string().nullish().catch(undefined),
})
export type SquareError = z.infer<typeof errorSchema>

const squarePaymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount_money: moneySchema,
  created_at: time,
  location_id: z.string().nullish(),
  reference_id: z.string().nullish(),
  processing_fee: feesSchema,
  refund_ids: z.array(z.string()).nullish(),
  card_details: z
    .object({
      card: z.object({ card_brand: z.string().nullish(), last_4: z.string().nullish() }).nullish(),
      errors: z.array(errorSchema).nullish(),
    })
    .nullish(),
})
export type SquarePayment = z.infer<typeof squarePaymentSchema>

const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount_money: moneySchema,
  payment_id: z.string().nullish(),
  reason: z.string().nullish(),
  created_at: time,
  processing_fee: feesSchema,
})
export type SquareRefund = z.infer<typeof refundSchema>

const disputeSchema = z.object({
  id: z.string(),
  state: z.string(),
  reason: z.string().nullish(),
  amount_money: moneySchema,
  due_at: time.nullish(),
  created_at: time,
  updated_at: time,
  disputed_payment: z.object({ payment_id: z.string().nullish() }).nullish(),
})
export type SquareDispute = z.infer<typeof disputeSchema>

const cursor = z.string().nullish()
export const paymentAnswer = z.object({ payment: squarePaymentSchema })
export const paymentsAnswer = z.object({
  payments: z.array(squarePaymentSchema).nullish(),
  cursor,
})
export const refundAnswer = z.object({ refund: refundSchema })
export const refundsAnswer = z.object({ refunds: z.array(refundSchema).nullish(), cursor })
export const disputeAnswer = z.object({ dispute: disputeSchema })
export const disputesAnswer = z.object({ disputes: z.array(disputeSchema).nullish(), cursor })

export const locationAnswer = z.object({
  location: z.object({
    id: z.string(),
    status: z.string().nullish(),
    currency: z.string().nullish(),
    capabilities: z.array(z.string()).nullish(),
  }),
})

const payoutSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount_money: moneySchema,
  created_at: time,
  updated_at: z.string().nullish(),
})
export type SquarePayout = z.infer<typeof payoutSchema>
export const payoutsAnswer = z.object({ payouts: z.array(payoutSchema).nullish(), cursor })

const reference = z
  .object({ payment_id: z.string().nullish(), refund_id: z.string().nullish() })
  .nullish()
const entrySchema = z.object({
  id: z.string(),
  type: z.string(),
  effective_at: time,
  gross_amount_money: moneySchema,
  fee_amount_money: moneySchema.nullish(),
  type_charge_details: reference,
  type_refund_details: reference,
  type_dispute_details: reference,
})
export type PayoutEntry = z.infer<typeof entrySchema>
export const entriesAnswer = z.object({
  payout_entries: z.array(entrySchema).nullish(),
  cursor,
})

export const eventSchema = z.object({
  event_id: z.string().min(1).max(200),
  type: z.string().max(200),
  data: z.object({ id: z.string().max(300), object: z.unknown() }),
})
