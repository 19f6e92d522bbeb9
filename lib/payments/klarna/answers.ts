import { z } from 'zod'

/** https://docs.klarna.com/api/payments/ */
export const sessionSchema = z.object({ session_id: z.string().min(1).max(100) })

/** https://docs.klarna.com/api/hpp-merchant/ */
export const pageSchema = z.object({
  session_id: z.string().min(1).max(100),
  redirect_url: z.url(),
})
export const pageStateSchema = z.object({
  status: z.string(),
  authorization_token: z.string().optional(),
})

export const placedSchema = z.object({
  order_id: z.string().min(1).max(100),
  fraud_status: z.string(),
})

const amount = z.number().int()

/** https://docs.klarna.com/api/ordermanagement/ */
export const orderSchema = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.string(),
  purchase_currency: z.string().length(3),
  captured_amount: amount,
  captures: z
    .array(z.object({ capture_id: z.string(), captured_amount: amount, captured_at: z.string() }))
    .default([]),
  refunds: z
    .array(
      z.object({
        refund_id: z.string(),
        refunded_amount: amount,
        refunded_at: z.string(),
        reference: z.string().optional(),
        description: z.string().optional(),
      }),
    )
    .default([]),
})
export type KlarnaOrder = z.output<typeof orderSchema>

/** Which order is told of, and what of it: nothing else of an unsigned message is believed. */
export const noticeSchema = z.object({
  order_id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
})

export const errorSchema = z.object({ error_code: z.string() })
