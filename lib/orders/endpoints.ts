import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  acceptedSchema,
  agreeLaterSchema,
  orderAccessSchema,
  orderStatusSchema,
  orderTokenSchema,
  resendAnswerSchema,
} from './access-contracts'
import {
  correctEmailSchema,
  deliverByHandSchema,
  noteSchema,
  orderFiltersSchema,
  orderListQuerySchema,
  orderNumberParamSchema,
  orderRowsSchema,
  orderStatisticsSchema,
  replacedKeySchema,
  replaceKeySchema,
  resentSchema,
  unclaimedPaymentsSchema,
} from './admin-contracts'
import { orderSchema, suggestionQuerySchema, suggestionSchema } from './contracts'
import { KEY_DISPLAYS } from './key-display'
import { newEmailSchema, orderKeysSchema } from './payer-contracts'
import { RESEND_STATES } from './resend-rule'
import { unpaidPaymentsSchema, unpaidQuerySchema } from './unpaid-contracts'

const params = z.object({ orderNumber: orderNumberParamSchema })

const MAX_POSITION = 999
const itemParams = params.extend({
  /** Of the item in its order, from 1. */
  position: wholeNumberSchema('position', 1, MAX_POSITION),
})

/** Why the keys are not mailed again. */
const resendRefusal = z.enum(RESEND_STATES)

/** Why nothing is done for the browser that paid. */
const displayRefusal = z.enum(KEY_DISPLAYS).exclude(['shown'])

export const orderEndpoints = defineEndpoints({
  'GET /api/cart/suggestion': {
    summary:
      'One product to offer beside those of a cart: what is often bought with them and of another kind, else none',
    who: 'public',
    limit: { name: 'cart-suggestion', points: 120, seconds: 60 },
    query: suggestionQuerySchema,
    answers: { 200: suggestionSchema },
  },
  'GET /api/orders/[orderNumber]': {
    summary:
      'An order by its number; the buyer’s data only for the cart session that paid, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'read-order', points: 120, seconds: 600 },
    answers: { 200: orderSchema },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS },
  },
  'POST /api/orders/access': {
    summary: 'Mails the link to an order to its buyer; says the same whether or not there is one',
    who: 'public',
    limit: { name: 'ask-for-order', points: 20, seconds: 600 },
    body: orderAccessSchema,
    answers: { 202: acceptedSchema },
  },
  'POST /api/orders/status': {
    summary: 'What the link of an order mail shows',
    who: 'public',
    limit: { name: 'order-status', points: 120, seconds: 600 },
    body: orderTokenSchema,
    answers: { 200: orderStatusSchema },
    errors: { unauthorized: NO_DETAILS },
  },
  'POST /api/orders/status/resend': {
    summary: 'Mails the keys of an order to its buyer again',
    who: 'public',
    limit: { name: 'resend-delivery', points: 20, seconds: 600 },
    body: orderTokenSchema,
    answers: { 202: resendAnswerSchema },
    errors: {
      unauthorized: NO_DETAILS,
      conflict: z.object({ reason: resendRefusal.extract(['closed', 'nothing_yet', 'gift']) }),
      /** The reason is there when it is the order that was mailed too often, not the address that asks. */
      rate_limited: z.object({ reason: resendRefusal.extract(['used_up']).optional() }),
    },
  },
  'POST /api/orders/[orderNumber]/supply-consent': {
    summary:
      'Agrees to immediate supply of an order that waits for the end of the withdrawal period; for the cart session that paid, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'agree-later', points: 20, seconds: 600 },
    body: agreeLaterSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/orders/[orderNumber]/keys': {
    summary:
      'The keys of an order in plain text, only for the cart session that paid for it and for 24 hours after the payment',
    who: 'public or cart session',
    limit: { name: 'order-keys', points: 120, seconds: 600 },
    answers: { 200: orderKeysSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/orders/[orderNumber]/gift-cards/[position]': {
    summary:
      'The gift cards of an item as a PDF to print, for the cart session that paid and for 24 hours after the payment, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'print-gift-cards', points: 30, seconds: 600 },
    params: itemParams,
    answers: { 200: file('application/pdf') },
    errors: {
      not_found: NO_DETAILS,
      unauthorized: NO_DETAILS,
      conflict: z.object({ reason: displayRefusal }),
    },
  },
  'POST /api/orders/[orderNumber]/resend': {
    summary: 'Mails the keys of an order again, for the cart session that paid for it',
    who: 'public or cart session',
    limit: { name: 'resend-own-delivery', points: 20, seconds: 600 },
    answers: { 202: resendAnswerSchema },
    errors: {
      not_found: NO_DETAILS,
      conflict: z.object({
        reason: z.enum([...displayRefusal.options, 'nothing_yet']),
      }),
      rate_limited: z.object({ reason: resendRefusal.extract(['used_up']).optional() }),
    },
  },
  'POST /api/orders/[orderNumber]/correct-email': {
    summary:
      'Corrects the address of an order and mails it the keys, once, for the cart session that paid for it',
    who: 'public or cart session',
    limit: { name: 'correct-own-email', points: 10, seconds: 600 },
    body: newEmailSchema,
    answers: { 200: resentSchema },
    errors: {
      not_found: NO_DETAILS,
      conflict: z.object({
        reason: z.enum([...displayRefusal.options, 'same_address', 'used_up']),
      }),
    },
  },

  'GET /api/admin/orders': {
    summary: 'Orders, newest first',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    scope: 'orders.read',
    query: orderListQuerySchema,
    paged: true,
    answers: { 200: orderRowsSchema },
  },
  'GET /api/admin/orders/statistics': {
    summary: 'Figures above the list of orders',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    scope: 'orders.read',
    answers: { 200: orderStatisticsSchema },
  },
  'GET /api/admin/orders/export': {
    summary: 'Orders as a CSV file',
    who: 'staff',
    permission: 'orders.export',
    stepUp: true,
    query: orderFiltersSchema,
    answers: { 200: file('text/csv') },
  },
  'GET /api/admin/orders/unclaimed': {
    summary: 'Captured payments that no order was made for',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    answers: { 200: unclaimedPaymentsSchema },
  },
  'GET /api/admin/payments/unpaid': {
    summary:
      'Payments that were declined, failed, were abandoned or are under review, with the reason in words and the order that the buyer paid for later',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: unpaidQuerySchema,
    paged: true,
    answers: { 200: unpaidPaymentsSchema },
  },
  'POST /api/admin/orders/[orderNumber]/resend': {
    summary: 'Mails what was delivered to the buyer again',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params,
    answers: { 200: resentSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/correct-email': {
    summary: 'Corrects the address of an order and mails it what was delivered',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: true,
    params,
    body: correctEmailSchema,
    answers: { 200: resentSchema },
    errors: {
      not_found: NO_DETAILS,
      conflict: z.object({ reason: z.literal('same_address').optional() }),
    },
  },
  'POST /api/admin/orders/[orderNumber]/correct-recipient': {
    summary:
      'Corrects the address of a gift’s recipient, and mails it again what was mailed already',
    who: 'staff',
    permission: 'orders.correct',
    stepUp: true,
    params,
    body: newEmailSchema,
    answers: { 200: resentSchema },
    errors: {
      not_found: NO_DETAILS,
      conflict: z.object({ reason: z.literal('same_address').optional() }),
    },
  },
  'POST /api/admin/orders/[orderNumber]/deliver': {
    summary: 'Delivers items that are prepared by hand',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params,
    body: deliverByHandSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/notes': {
    summary: 'Adds a note to the timeline of an order',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params,
    body: noteSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/product-keys/[id]/replace': {
    summary: 'Replaces a faulty key that was sold',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: idParamsSchema,
    body: replaceKeySchema,
    answers: { 200: replacedKeySchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: NO_DETAILS },
  },
})
