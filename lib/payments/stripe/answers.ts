import { z } from 'zod'

// What the store reads of Stripe's objects. https://docs.stripe.com/api

const means = { last4: z.string().nullish(), country: z.string().nullish() }

const methodSchema = z.object({
  type: z.string(),
  card: z.object({ brand: z.string().nullish(), ...means }).nullish(),
  sepa_debit: z.object(means).nullish(),
})

const balanceSchema = z.object({ fee: z.number().int(), currency: z.string() })

const chargeSchema = z.object({
  payment_method_details: methodSchema.nullish(),
  balance_transaction: z.union([z.string(), balanceSchema]).nullish(),
})

export const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.number().int().default(0),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
  latest_charge: z.union([z.string(), chargeSchema]).nullish(),
  last_payment_error: z
    .object({
      code: z.string().nullish(),
      decline_code: z.string().nullish(),
      message: z.string().nullish(),
    })
    .nullish(),
})
export type Intent = z.infer<typeof intentSchema>

/** What a confirmation token stands for. https://docs.stripe.com/api/confirmation_tokens/object */
export const tokenSchema = z.object({
  payment_method_preview: z.object({
    type: z.string(),
    billing_details: z
      .object({
        email: z.string().nullish(),
        name: z.string().nullish(),
        address: z.object({ country: z.string().nullish() }).nullish(),
      })
      .nullish(),
    card: z.object({ wallet: z.object({ type: z.string() }).nullish() }).nullish(),
    link: z.object({ email: z.string().nullish() }).nullish(),
  }),
})
export type Token = z.infer<typeof tokenSchema>

/** An id, or the object that was asked for in its place. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

export const refundSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string().nullish(),
  created: z.number().int(),
  payment_intent: idOf,
  metadata: z.record(z.string(), z.string()).nullish(),
})
export type StripeRefund = z.infer<typeof refundSchema>

export const disputeSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  reason: z.string(),
  created: z.number().int(),
  payment_intent: idOf,
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
})
export type StripeDispute = z.infer<typeof disputeSchema>

export const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
})

/** A time of Stripe's, which is in seconds. */
export const timeOf = (seconds: number): Date => new Date(seconds * 1000)
