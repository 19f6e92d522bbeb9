import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { freedPlaceSchema } from '@/lib/licences/activations/contracts'
import { acceptedSchema, orderTokenSchema } from '@/lib/orders/access-contracts'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import {
  passkeyLoginBeginningSchema,
  passkeyLoginSchema,
  passkeySchema,
  passkeySetupBeginningSchema,
} from '@/lib/staff/webauthn/contracts'
import {
  erasureAnswerSchema,
  libraryAccessSchema,
  libraryAnswerSchema,
  libraryDataSchema,
  libraryDevicesSchema,
  libraryKeysSchema,
  libraryQuerySchema,
  newLibraryPasskeySchema,
  orderLinkSchema,
  signOutSchema,
} from './contracts'

const params = z.object({ orderNumber: orderNumberParamSchema })

/** JSON, although there is nothing to say: forms of other sites can't send it. */
const nothing = z.object({})

const signedInOnly = { unauthorized: NO_DETAILS }
const ofOwn = { ...signedInOnly, not_found: NO_DETAILS }

/** What an e-mail address has bought, for whoever opens the link that was mailed to it (docs/decisions/0081, 0086). */
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
  'POST /api/library/session/passkey/beginning': {
    summary: 'Begins to open a library by passkey: what the browser gives its authenticator',
    who: 'public',
    limit: { name: 'open-library-by-passkey', points: 60, seconds: 600 },
    body: nothing,
    answers: { 200: passkeyLoginBeginningSchema },
  },
  'POST /api/library/session/passkey': {
    summary: 'Signs a browser in to the library of the address that a passkey belongs to',
    who: 'public',
    limit: { name: 'open-library', points: 60, seconds: 600 },
    body: passkeyLoginSchema,
    answers: { 204: NO_CONTENT },
    errors: signedInOnly,
  },
  'POST /api/library/passkeys/beginning': {
    summary: 'Begins a passkey for the address, of which it may have five',
    who: 'public',
    limit: { name: 'library-passkeys', points: 60, seconds: 600 },
    body: nothing,
    answers: { 200: passkeySetupBeginningSchema },
    errors: { ...signedInOnly, conflict: NO_DETAILS },
  },
  'POST /api/library/passkeys': {
    summary: 'Stores a passkey that the browser’s authenticator has made; a mail tells of it',
    who: 'public',
    limit: { name: 'library-passkeys', points: 60, seconds: 600 },
    body: newLibraryPasskeySchema,
    answers: { 201: passkeySchema },
    errors: { ...signedInOnly, conflict: NO_DETAILS },
  },
  'DELETE /api/library/passkeys/[id]': {
    summary: 'Removes a passkey of the address, and ends what it has opened in other browsers',
    who: 'public',
    limit: { name: 'library-passkeys', points: 60, seconds: 600 },
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: ofOwn,
  },
  'POST /api/library/sign-out': {
    summary: 'Ends the library’s session, or all of the address with its mailed links and passkeys',
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
    errors: ofOwn,
  },
  'GET /api/library/orders/[orderNumber]/devices': {
    summary: 'The licences of one of these orders, with the devices that they are active on',
    who: 'public',
    limit: { name: 'library-devices', points: 120, seconds: 600 },
    params,
    answers: { 200: libraryDevicesSchema },
    errors: ofOwn,
  },
  'DELETE /api/library/orders/[orderNumber]/devices/[id]': {
    summary: 'Ends the activation of a device, and says when its place is free for another',
    who: 'public',
    limit: { name: 'library-devices', points: 120, seconds: 600 },
    params: params.extend(idParamsSchema.shape),
    answers: { 200: freedPlaceSchema, 204: NO_CONTENT },
    errors: ofOwn,
  },
  'POST /api/library/orders/[orderNumber]/link': {
    summary: 'A token for the page of one of these orders, as its mailed link has one, for an hour',
    who: 'public',
    limit: { name: 'library-link', points: 60, seconds: 600 },
    params,
    body: nothing,
    answers: { 200: orderLinkSchema },
    errors: ofOwn,
  },
  'POST /api/library/orders/[orderNumber]/review-link': {
    summary: 'A token for the page on which what one of these orders brought is reviewed',
    who: 'public',
    limit: { name: 'library-link', points: 60, seconds: 600 },
    params,
    body: nothing,
    answers: { 200: orderLinkSchema },
    errors: ofOwn,
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
