import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  couponChangeSchema,
  couponInputSchema,
  couponListQuerySchema,
  couponSchema,
  couponsSchema,
} from './admin-contracts'
import { cartCouponAnswerSchema, couponRefusedSchema, enterCouponSchema } from './contracts'

/** The coupon of a cart, and the coupons of the store. */
export const couponEndpoints = defineEndpoints({
  'GET /api/coupon': {
    summary: 'The coupon of a cart, with the terms that its discount follows from',
    who: 'cart session',
    limit: { name: 'cart-coupon', points: 120, seconds: 60 },
    answers: { 200: cartCouponAnswerSchema },
  },
  'PUT /api/coupon': {
    summary: 'Enters a coupon code for a cart',
    who: 'cart session',
    // Few enough that codes can't be guessed.
    limit: { name: 'enter-coupon', points: 20, seconds: 600 },
    body: enterCouponSchema,
    answers: { 200: cartCouponAnswerSchema },
    errors: { coupon_refused: couponRefusedSchema },
  },
  'DELETE /api/coupon': {
    summary: 'Takes the coupon off a cart',
    who: 'cart session',
    limit: { name: 'cart-coupon', points: 120, seconds: 60 },
    answers: { 204: NO_CONTENT },
  },
  'GET /api/admin/coupons': {
    summary: 'The coupons, newest first, with how often they were used',
    who: 'staff',
    permission: 'coupons',
    stepUp: false,
    query: couponListQuerySchema,
    answers: { 200: couponsSchema },
    paged: true,
  },
  'POST /api/admin/coupons': {
    summary: 'Creates a coupon',
    who: 'staff',
    permission: 'coupons',
    stepUp: false,
    body: couponInputSchema,
    answers: { 201: couponSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/coupons/[id]': {
    summary: 'Changes a coupon; one that was used keeps its code',
    who: 'staff',
    permission: 'coupons',
    stepUp: false,
    params: idParamsSchema,
    body: couponChangeSchema,
    answers: { 200: couponSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/coupons/[id]': {
    summary: 'Deletes a coupon that was never used',
    who: 'staff',
    permission: 'coupons',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
