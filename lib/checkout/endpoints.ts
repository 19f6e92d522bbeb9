import { z } from 'zod'
import { couponRefusedSchema } from '@/lib/cart/coupons/contracts'
import { giftCardRefusedSchema } from '@/lib/cart/gift-cards/contracts'
import { fault, say } from '@/lib/core/server-text'
import { askTaxSchema, buyerTaxSchema } from '@/lib/customers/taxes/contracts'
import { defineEndpoints, file } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { createOrderSchema, orderAnswerSchema, orderSchema } from '@/lib/orders/contracts'
import { AUTHENTICATION_REQUIRED } from '@/lib/payments/authentication-asked'
import {
  captureWalletPaymentSchema,
  cardPaymentResultSchema,
  cardPaymentSchema,
  confirmationResultSchema,
  confirmExpressSchema,
  confirmPaymentSchema,
  expressPaymentSchema,
  finishPaymentSchema,
  freePaymentResultSchema,
  freePaymentSchema,
  giftCardPaymentResultSchema,
  giftCardPaymentSchema,
  startExpressPaymentSchema,
  startWalletPaymentSchema,
  walletCaptureSchema,
  walletOrderSchema,
} from '@/lib/payments/contracts'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { madeOrderSchema, orderFromPaymentSchema } from './admin-contracts'
import { quoteRequestSchema } from './quotes/contracts'

/** A form without files. */
const MAX_QUOTE_BYTES = 16 * 1024

/** All ways to pay count together, so that one can't be used to get around the other's limit. */
const START_PAYMENT = { name: 'start-payment', points: 30, seconds: 600 }
const CAPTURE_PAYMENT = { name: 'capture-payment', points: 120, seconds: 60 }

/** `total` is what is left to pay beside a gift card, in US dollars. */
const totalChanged = z.object({ total: z.string() })
/** `available`: how many are left, where keys are what ran out. */
const outOfStock = z.object({ productId: z.number().int(), available: z.number().int().optional() })

/** `reason`: too many cards were declined, so the payer has to wait. */
const declinedOften = z.object({ reason: z.literal('declined_often').optional() })

/** Of a card whose bank has just wanted to ask its customer. */
const authenticationAsked = z.object({ reason: z.literal(AUTHENTICATION_REQUIRED) })

const paymentStartErrors = {
  conflict: NO_DETAILS,
  cart_changed: NO_DETAILS,
  total_changed: totalChanged,
  coupon_refused: couponRefusedSchema,
  gift_card_refused: giftCardRefusedSchema,
  out_of_stock: outOfStock,
  payment_in_progress: NO_DETAILS,
  checkout_closed: NO_DETAILS,
  payment_refused: NO_DETAILS,
  provider_error: NO_DETAILS,
  rate_limited: declinedOften,
} as const

/** `methods`: in the order of the checkout; the others say the same as earlier versions did. */
const paymentMethodsSchema = z.object({
  paypal: z.boolean(),
  card: z.boolean(),
  methods: z.array(
    z.object({
      provider: z.enum(OUTSIDE_PROVIDER_IDS),
      kind: z.enum(['wallet', 'elements', 'card_fields', 'card']),
      name: z.string(),
    }),
  ),
  /** There where buyers of unknown place are asked about immediate supply, as only the checkout does. */
  asksConsent: z.literal(true).optional(),
})

/** `order` is `null` while the wallet's `status` is another than COMPLETED. */
const expressResultSchema = z.object({ status: z.string(), order: orderSchema.nullable() })

/** `order`: of a payment that was captured. */
const expressConfirmationSchema = confirmationResultSchema.extend({ order: orderSchema.nullable() })

const captureErrors = {
  not_found: NO_DETAILS,
  conflict: NO_DETAILS,
  cart_changed: NO_DETAILS,
  total_changed: totalChanged,
  coupon_refused: couponRefusedSchema,
  gift_card_refused: giftCardRefusedSchema,
  out_of_stock: outOfStock,
  payment_in_progress: NO_DETAILS,
  payment_refused: NO_DETAILS,
  payment_required: authenticationAsked.partial(),
  provider_error: NO_DETAILS,
  rate_limited: declinedOften,
} as const

// Each is declared once for the address of any provider and for the one of its own that it had first.

const walletOrder = {
  who: 'public or cart session',
  limit: START_PAYMENT,
  body: startWalletPaymentSchema,
  answers: { 201: walletOrderSchema },
  errors: paymentStartErrors,
} as const

const walletOrderCapture = {
  who: 'public or cart session',
  limit: CAPTURE_PAYMENT,
  body: captureWalletPaymentSchema,
  answers: { 200: walletCaptureSchema },
  errors: captureErrors,
} as const

const express = {
  who: 'cart session',
  limit: START_PAYMENT,
  body: startExpressPaymentSchema,
  answers: { 201: expressPaymentSchema },
  errors: paymentStartErrors,
} as const

const expressCapture = {
  who: 'cart session',
  limit: CAPTURE_PAYMENT,
  answers: { 200: expressResultSchema, 201: expressResultSchema },
  errors: captureErrors,
} as const

const charge = {
  who: 'public or cart session',
  limit: START_PAYMENT,
  body: cardPaymentSchema,
  answers: { 200: cardPaymentResultSchema },
  errors: { ...paymentStartErrors, payment_required: authenticationAsked },
} as const

/** From the cart to the order. */
export const checkoutEndpoints = defineEndpoints({
  'POST /api/quotes': {
    summary:
      'A quote for several seats of a product as a PDF, at the prices of the moment, which are not held',
    who: 'public',
    isRead: true,
    limit: { name: 'quotes', points: 30, seconds: 600 },
    form: {
      fields: quoteRequestSchema,
      maxBytes: MAX_QUOTE_BYTES,
      tooLarge: say('request.formTooLarge'),
    },
    answers: { 200: file('application/pdf') },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: outOfStock },
  },
  'POST /api/payments/[provider]/orders': {
    summary: 'Begins a payment of the cart by a wallet, such as paypal',
    ...walletOrder,
    errors: { not_found: NO_DETAILS, ...paymentStartErrors },
  },
  'POST /api/payments/[provider]/orders/[id]/capture': {
    summary: 'Captures a payment by a wallet that its payer approved',
    ...walletOrderCapture,
  },
  'POST /api/payments/[provider]/express': {
    summary: 'Begins a payment of the cart whose buyer the wallet names',
    ...express,
    errors: { not_found: NO_DETAILS, ...paymentStartErrors },
  },
  'POST /api/payments/[provider]/express/confirm': {
    summary:
      'Pays the cart by a token of a wallet’s button in the provider’s fields, of which it says who buys, and makes its order; a decline is an answer, and so is what the payer has to do more',
    who: 'cart session',
    limit: START_PAYMENT,
    body: confirmExpressSchema,
    answers: { 200: expressConfirmationSchema },
    errors: { not_found: NO_DETAILS, payment_required: NO_DETAILS, ...paymentStartErrors },
  },
  'POST /api/payments/[provider]/express/[id]': {
    summary:
      'Finishes an express payment that its payer approved, and makes its order; again, it answers the same order',
    ...expressCapture,
  },
  'POST /api/payments/[provider]/card': {
    summary: 'Charges a card for the cart; a declined card is an answer, not an error',
    ...charge,
    errors: { not_found: NO_DETAILS, ...paymentStartErrors },
  },
  'POST /api/payments/[provider]/confirm': {
    summary:
      'Pays the cart by a token of the provider’s fields in the browser; a decline is an answer, and so is what the payer has to do more',
    who: 'cart session',
    limit: START_PAYMENT,
    body: confirmPaymentSchema,
    answers: { 200: confirmationResultSchema },
    errors: { not_found: NO_DETAILS, ...paymentStartErrors },
  },
  'POST /api/payments/[provider]/confirm/[id]': {
    summary: 'Asks the provider what came of a payment whose payer had more to do, or ends it',
    who: 'cart session',
    limit: CAPTURE_PAYMENT,
    body: finishPaymentSchema,
    answers: { 200: confirmationResultSchema },
    errors: { not_found: NO_DETAILS, provider_error: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/paypal/order': {
    summary: 'Begins a PayPal payment of the cart, as /api/payments/paypal/orders does',
    ...walletOrder,
  },
  'POST /api/paypal/order/[id]/capture': {
    summary: 'Captures a PayPal payment that its payer approved',
    ...walletOrderCapture,
  },
  'POST /api/checkout/tax': {
    summary: 'The tax of a buyer, which payments are calculated with',
    who: 'public',
    isRead: true,
    limit: { name: 'tax-of-buyer', points: 120, seconds: 600 },
    body: askTaxSchema,
    answers: { 200: buyerTaxSchema },
  },
  'GET /api/payment-methods': {
    summary:
      'How this store is paid at the moment, in its own currency or another that it sells in',
    who: 'public',
    query: z.object({ currency: z.string().length(3).optional() }),
    answers: { 200: paymentMethodsSchema },
  },
  'POST /api/paypal/express': {
    summary: 'Begins a PayPal payment of the cart whose buyer PayPal names',
    ...express,
  },
  'POST /api/paypal/express/[id]': {
    summary:
      'Captures an express payment by PayPal that its payer approved, and makes its order; again, it answers the same order',
    ...expressCapture,
  },
  'POST /api/payment/authorize-net': {
    summary: 'Charges a card for the cart, as /api/payments/authorize-net/card does',
    ...charge,
  },
  'POST /api/payment/gift-card': {
    summary: 'Pays the whole cart with its gift card',
    who: 'cart session',
    limit: START_PAYMENT,
    body: giftCardPaymentSchema,
    answers: { 200: giftCardPaymentResultSchema },
    errors: paymentStartErrors,
  },
  'POST /api/payment/free': {
    summary: 'Completes a cart that costs nothing, as if it were paid',
    who: 'cart session',
    limit: START_PAYMENT,
    body: freePaymentSchema,
    answers: { 200: freePaymentResultSchema },
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
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    params: z.object({ id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })) }),
    body: orderFromPaymentSchema,
    answers: { 201: madeOrderSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: outOfStock },
  },
})
