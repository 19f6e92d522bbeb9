import { z } from 'zod'
import { couponRefusedSchema } from '@/lib/coupons/contracts'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { createOrderSchema, orderAnswerSchema } from '@/lib/orders/contracts'
import {
  captureWalletPaymentSchema,
  cardPaymentResultSchema,
  cardPaymentSchema,
  startWalletPaymentSchema,
  walletCaptureSchema,
  walletOrderSchema,
} from '@/lib/payments/contracts'
import { madeOrderSchema, orderFromPaymentSchema } from './admin-contracts'

/** Both ways to pay count together, so that one can't be used to get around the other's limit. */
const START_PAYMENT = { name: 'start-payment', points: 30, seconds: 600 }

/** `total` is the right one, in US dollars. */
const totalChanged = z.object({ total: z.string() })
/** `available`: how many are left, where keys are what ran out. */
const outOfStock = z.object({ productId: z.number().int(), available: z.number().int().optional() })

/** `reason`: too many cards were declined, so the payer has to wait. */
const declinedOften = z.object({ reason: z.literal('declined_often').optional() })

const paymentStartErrors = {
  conflict: NO_DETAILS,
  cart_changed: NO_DETAILS,
  total_changed: totalChanged,
  coupon_refused: couponRefusedSchema,
  out_of_stock: outOfStock,
  payment_in_progress: NO_DETAILS,
  checkout_closed: NO_DETAILS,
  provider_error: NO_DETAILS,
  rate_limited: declinedOften,
} as const

/** From the cart to the order. */
export const checkoutEndpoints = defineEndpoints({
  'POST /api/paypal/order': {
    summary: 'Begins a PayPal payment of the cart',
    who: 'public or cart session',
    limit: START_PAYMENT,
    body: startWalletPaymentSchema,
    answers: { 201: walletOrderSchema },
    errors: paymentStartErrors,
  },
  'POST /api/paypal/order/[id]/capture': {
    summary: 'Captures a PayPal payment that its payer approved',
    who: 'public or cart session',
    limit: { name: 'capture-payment', points: 120, seconds: 60 },
    body: captureWalletPaymentSchema,
    answers: { 200: walletCaptureSchema },
    errors: {
      not_found: NO_DETAILS,
      conflict: NO_DETAILS,
      cart_changed: NO_DETAILS,
      total_changed: totalChanged,
      coupon_refused: couponRefusedSchema,
      out_of_stock: outOfStock,
      payment_in_progress: NO_DETAILS,
      payment_required: NO_DETAILS,
      provider_error: NO_DETAILS,
      rate_limited: NO_DETAILS,
    },
  },
  'POST /api/payment/authorize-net': {
    summary: 'Charges a card for the cart; a declined card is an answer, not an error',
    who: 'public or cart session',
    limit: START_PAYMENT,
    body: cardPaymentSchema,
    answers: { 200: cardPaymentResultSchema },
    errors: paymentStartErrors,
  },
  'POST /api/orders': {
    summary: 'Makes the order of a captured payment; the same payment again answers the same order',
    who: 'public or cart session',
    limit: { name: 'create-order', points: 60, seconds: 600 },
    body: createOrderSchema,
    answers: { 200: orderAnswerSchema, 201: orderAnswerSchema },
    errors: { payment_required: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: outOfStock },
  },
  'POST /api/admin/payments/[id]/order': {
    summary: 'Makes the order of a captured payment that none could be made for by itself',
    who: 'admin',
    params: z.object({ id: z.uuid('id must be a UUID') }),
    body: orderFromPaymentSchema,
    answers: { 201: madeOrderSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: outOfStock },
  },
})
