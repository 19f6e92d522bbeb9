import { z } from 'zod'
import { NOTIFICATION_EVENTS } from './events'

const orderDataSchema = z.object({
  orderNumber: z.string(),
  orderStatus: z.string(),
  paymentMethod: z.string(),
  totalAmount: z.string(),
  currency: z.string(),
  items: z.array(
    z.object({ productId: z.number().int(), productName: z.string(), quantity: z.number().int() }),
  ),
  /** With order.refunded: what went back this time. */
  refundedAmount: z.string().optional(),
})
export type OrderData = z.infer<typeof orderDataSchema>

const stockDataSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  available: z.number().int(),
  threshold: z.number().int(),
})

/**
 * What is sent, in the form that Standard Webhooks suggests. It names orders and products, never a
 * buyer and never a licence key.
 */
export const messageSchema = z.object({
  type: z.enum(NOTIFICATION_EVENTS),
  timestamp: z.iso.datetime(),
  data: z.union([orderDataSchema, stockDataSchema]),
})
export type Message = z.infer<typeof messageSchema>
