import { z } from 'zod'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { acceptedSchema, orderTokenSchema } from '@/lib/orders/access-contracts'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import {
  erasureAnswerSchema,
  libraryAccessSchema,
  libraryAnswerSchema,
  libraryDataSchema,
  libraryKeysSchema,
  libraryQuerySchema,
  orderLinkSchema,
  signOutSchema,
} from './contracts'

const params = z.object({ orderNumber: orderNumberParamSchema })

/** JSON, although there is nothing to say: forms of other sites can't send it. */
const nothing = z.object({})

const signedInOnly = { unauthorized: NO_DETAILS }
const ofOwnOrder = { ...signedInOnly, not_found: NO_DETAILS }

/** What an e-mail address has bought, for whoever opens the link that was mailed to it (docs/decisions/0081). */
export const libraryEndpoints = defineEndpoints({
  'POST /api/library/access': {
    summary: 'Mails the link to an address’s library; says the same whether or not it has orders',
    who: 'public',
    limit: { name: 'ask-for-library', points: 20, seconds: 600 },
    body: libraryAccessSchema,
    answers: { 202: acceptedSchema },
  },
  'POST /api/library/session': {
    summary: 'Signs a browser in by the token of the mailed link, with a cookie for these calls',
    who: 'public',
    limit: { name: 'open-library', points: 60, seconds: 600 },
    body: orderTokenSchema,
    answers: { 204: NO_CONTENT },
    errors: signedInOnly,
  },
  'POST /api/library/sign-out': {
    summary: 'Ends the library’s session, or all of the address and its mailed links',
    who: 'public',
    limit: { name: 'close-library', points: 60, seconds: 600 },
    body: signOutSchema,
    answers: { 204: NO_CONTENT },
  },
  'GET /api/library': {
    summary:
      'The orders of the address that the browser is signed in with, newest first; never keys',
    who: 'public',
    limit: { name: 'library', points: 240, seconds: 600 },
    query: libraryQuerySchema,
    answers: { 200: libraryAnswerSchema },
  },
  'POST /api/library/orders/[orderNumber]/keys': {
    summary: 'The keys of one of these orders in plain text; noted in its timeline',
    who: 'public',
    limit: { name: 'library-keys', points: 60, seconds: 600 },
    params,
    body: nothing,
    answers: { 200: libraryKeysSchema },
    errors: ofOwnOrder,
  },
  'POST /api/library/orders/[orderNumber]/link': {
    summary: 'A token for the page of one of these orders, as its mailed link has one, for an hour',
    who: 'public',
    limit: { name: 'library-link', points: 60, seconds: 600 },
    params,
    body: nothing,
    answers: { 200: orderLinkSchema },
    errors: ofOwnOrder,
  },
  'POST /api/library/orders/[orderNumber]/review-link': {
    summary: 'A token for the page on which what one of these orders brought is reviewed',
    who: 'public',
    limit: { name: 'library-link', points: 60, seconds: 600 },
    params,
    body: nothing,
    answers: { 200: orderLinkSchema },
    errors: ofOwnOrder,
  },
  'GET /api/library/data': {
    summary: 'What the store knows under the address, without keys',
    who: 'public',
    limit: { name: 'library-data', points: 10, seconds: 600 },
    answers: { 200: libraryDataSchema },
    errors: signedInOnly,
  },
  'POST /api/library/erasure': {
    summary: 'Asks for the data of the address to be deleted; ends its newsletter at once',
    who: 'public',
    limit: { name: 'library-erasure', points: 10, seconds: 600 },
    body: nothing,
    answers: { 202: erasureAnswerSchema },
    errors: signedInOnly,
  },
})
