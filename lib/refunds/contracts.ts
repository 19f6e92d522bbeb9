import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { orderTokenSchema, pageLocaleSchema } from '@/lib/orders/access-contracts'
import { orderSchema } from '@/lib/orders/contracts'
import { MAX_MESSAGE_LENGTH, MAX_PRODUCTS_LENGTH, REFUND_REASONS } from './refund-reasons'

/** Where a refund began: asked for by the store or at the provider, or taken back by the provider. */
export type RefundOrigin = 'store' | 'provider' | 'reversal'

/** Body of POST /api/refund-requests: by the token of the link that was mailed to the buyer. */
export const refundRequestSchema = orderTokenSchema.extend({
  reason: z.enum(REFUND_REASONS, fault('refunds.chooseReason')),
  /** The products that the request is about; empty for the whole order. */
  products: lineSchema('products', MAX_PRODUCTS_LENGTH).optional().default(''),
  message: paragraphsSchema('message', MAX_MESSAGE_LENGTH).optional().default(''),
  locale: pageLocaleSchema,
})
export type RefundRequestInput = z.infer<typeof refundRequestSchema>

/** The answer to an accepted request. */
export const refundRequestAnswerSchema = z.object({
  orderNumber: z.string(),
  paymentMethod: orderSchema.shape.paymentMethod,
  items: z.array(
    z.object({
      productName: z.string(),
      /** The end of the item's refund period. */
      /** `null`: it was sold without a guarantee. */
      until: z.iso.datetime().nullable(),
      isOpen: z.boolean(),
    }),
  ),
  /** The one whose days the periods have. */
  timeZone: z.string(),
})
export type RefundRequestAnswer = z.infer<typeof refundRequestAnswerSchema>
