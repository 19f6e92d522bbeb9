import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  giftCardChangeSchema,
  giftCardDetailSchema,
  giftCardInputSchema,
  giftCardListQuerySchema,
  giftCardSchema,
  giftCardsSchema,
  madeGiftCardSchema,
  revealedCodeSchema,
} from './admin-contracts'
import {
  cartGiftCardAnswerSchema,
  enterGiftCardSchema,
  giftCardQuerySchema,
  giftCardRefusedSchema,
  leaveGiftCardSchema,
} from './contracts'

/** The gift card of a cart, and the gift cards of the store. */
export const giftCardEndpoints = defineEndpoints({
  'GET /api/gift-card': {
    summary: 'The gift cards of a cart, with what each can pay at most',
    who: 'cart session',
    limit: { name: 'cart-gift-card', points: 120, seconds: 60 },
    query: giftCardQuerySchema,
    answers: { 200: cartGiftCardAnswerSchema },
  },
  'PUT /api/gift-card': {
    summary: 'Adds a gift card to those of a cart by its code',
    who: 'cart session',
    // Few enough that codes can't be guessed.
    limit: { name: 'enter-gift-card', points: 20, seconds: 600 },
    body: enterGiftCardSchema,
    answers: { 200: cartGiftCardAnswerSchema },
    errors: { gift_card_refused: giftCardRefusedSchema },
  },
  'DELETE /api/gift-card': {
    summary: 'Takes a gift card off a cart, or all of them',
    who: 'cart session',
    limit: { name: 'cart-gift-card', points: 120, seconds: 60 },
    query: leaveGiftCardSchema,
    answers: { 204: NO_CONTENT },
  },
  'GET /api/admin/gift-cards': {
    summary: 'The gift cards, newest first, with what is left on them',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: false,
    query: giftCardListQuerySchema,
    answers: { 200: giftCardsSchema },
    paged: true,
  },
  'POST /api/admin/gift-cards': {
    summary: 'Makes a gift card by hand, and mails its code if somebody is named',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: true,
    body: giftCardInputSchema,
    answers: { 201: madeGiftCardSchema },
  },
  'GET /api/admin/gift-cards/[id]': {
    summary: 'A gift card with what was paid with it',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: giftCardDetailSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PUT /api/admin/gift-cards/[id]': {
    summary: 'Switches a gift card off or on, and changes until when it can be spent',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: true,
    params: idParamsSchema,
    body: giftCardChangeSchema,
    answers: { 200: giftCardSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/gift-cards/[id]/print': {
    summary: 'A gift card as a PDF to print, with its code, which is recorded',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: true,
    params: idParamsSchema,
    answers: { 200: file('application/pdf') },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/gift-cards/[id]/reveal': {
    summary: 'The code of a gift card in plain text, which is recorded',
    who: 'staff',
    permission: 'gift-cards',
    stepUp: true,
    params: idParamsSchema,
    answers: { 200: revealedCodeSchema },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
})
