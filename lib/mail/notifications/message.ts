import { z } from 'zod'
import { NOTIFICATION_EVENTS } from './events'

const buyerSchema = z.object({
  email: z.string(),
  name: z.string(),
  language: z.string(),
})
export type Buyer = z.infer<typeof buyerSchema>

const orderDataSchema = z.object({
  orderNumber: z.string(),
  orderStatus: z.string(),
  paymentMethod: z.string(),
  totalAmount: z.string(),
  currency: z.string(),
  items: z.array(
    z.object({ productId: z.number().int(), productName: z.string(), quantity: z.number().int() }),
  ),
  /** For order.refunded: the amount of this refund. */
  refundedAmount: z.string().optional(),
  /** For receivers that the owner lets know who bought. */
  buyer: buyerSchema.optional(),
})
export type OrderData = z.infer<typeof orderDataSchema>

export const stockDataSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  available: z.number().int(),
  threshold: z.number().int(),
})
export type LowStock = z.infer<typeof stockDataSchema>

/**
 * The message that is sent, in the format that Standard Webhooks suggests. It contains orders and
 * products, never a licence key, and a buyer only where the owner has said so.
 */
export const messageSchema = z.object({
  type: z.enum(NOTIFICATION_EVENTS),
  timestamp: z.iso.datetime(),
  data: z.union([orderDataSchema, stockDataSchema]),
})
export type Message = z.infer<typeof messageSchema>

/** The same message without who bought. */
export const withoutBuyer = (message: Message): Message =>
  'buyer' in message.data ? { ...message, data: { ...message.data, buyer: undefined } } : message
