import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { fault } from '@/lib/core/server-text'
import { COUPON_PROBLEMS } from './problems'

export const MAX_CODE_LENGTH = 40

/** Codes are compared and stored in capitals, without the spaces that were copied with them. */
export const normalCode = (code: string): string => code.trim().toUpperCase()

/** Details of a `coupon_refused`; `missing`: what the cart has to cost more, in US dollars. */
export const couponRefusedSchema = z.object({
  reason: z.enum(COUPON_PROBLEMS),
  missing: priceSchema.optional(),
  /** At the start of a payment: what the cart costs without the coupon. */
  total: z.string().optional(),
})

/** Body of PUT /api/coupon. Whatever it may be, a text that is no code is an unknown code. */
export const enterCouponSchema = z.object({
  code: z
    .string(fault('fields.mustBeText', { field: 'code' }))
    .trim()
    .min(1, fault('coupons.enterCode'))
    .max(100, fault('fields.mustBeAtMostCharacters', { field: 'code', max: 100 })),
  /** What the cart is shown in; left out: the store's own. */
  currency: z
    .string(fault('fields.mustBeText', { field: 'currency' }))
    .length(3)
    .optional(),
  /** Keeps it also while the cart does not fulfil its terms. */
  remember: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'remember' })).default(false),
})
export type EnterCoupon = z.output<typeof enterCouponSchema>

/** The coupon of a cart, with what its discount is calculated from. */
const cartCouponSchema = z.object({
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: priceSchema.nullable(),
  /** What the cart has to cost at least. */
  minimum: priceSchema,
  /** Which products of the cart it makes cheaper; `null`: all. */
  productIds: z.array(z.number().int()).nullable(),
  /** Why it can't be used at the moment, whatever is in the cart. */
  problem: z.enum(['not_yet', 'expired', 'used_up']).nullable(),
})
export type CartCoupon = z.infer<typeof cartCouponSchema>

/** Answer of GET and PUT /api/coupon. */
export const cartCouponAnswerSchema = z.object({ coupon: cartCouponSchema.nullable() })
