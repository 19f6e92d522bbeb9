/** Links by which customers pay what staff drafted. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { fault } from '@/lib/core/server-text'
import { newStaffOrderSchema } from '../staff-orders/contracts'
import { DEFAULT_LINK_DAYS, LINK_STANDINGS, MAX_LINK_DAYS, MIN_LINK_DAYS } from './link-rules'

const dateTime = z.iso.datetime()

/** Body of POST /api/admin/payment-links. Its `requestId` becomes the id of the link. */
export const newPaymentLinkSchema = newStaffOrderSchema.omit({ end: true }).extend({
  days: z
    .number(fault('fields.mustBeNumber', { field: 'days' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'days' }))
    .min(MIN_LINK_DAYS, fault('fields.mustBeAtLeast', { field: 'days', min: MIN_LINK_DAYS }))
    .max(MAX_LINK_DAYS, fault('fields.mustBeAtMost', { field: 'days', max: MAX_LINK_DAYS }))
    .default(DEFAULT_LINK_DAYS),
})
export type NewPaymentLink = z.infer<typeof newPaymentLinkSchema>

export const paymentLinkSchema = z.object({
  id: z.uuid(),
  /** Of its page, in the language of the customer. */
  url: z.url(),
  email: z.string(),
  name: z.string(),
  total: priceSchema,
  currency: z.string(),
  standing: z.enum(LINK_STANDINGS),
  orderNumber: z.string().nullable(),
  username: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
})
export type PaymentLink = z.infer<typeof paymentLinkSchema>
export const paymentLinksSchema = z.array(paymentLinkSchema)

/** Prices that staff changed, as a link keeps them for the trail of its order. */
export const priceChangesSchema = z.array(
  z.object({ product: z.string(), from: z.string(), to: z.string() }),
)
