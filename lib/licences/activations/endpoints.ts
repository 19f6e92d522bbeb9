import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  activateSchema,
  activationParamsSchema,
  adminLicenceSchema,
  deviceOfLicenceSchema,
  freedPlaceSchema,
  keyParamsSchema,
  licenceStandingSchema,
  publicKeySchema,
  refusalSchema,
  renewSchema,
  updateAnswerSchema,
  updateCheckSchema,
} from './contracts'
import { LICENCE_CALLS } from './limits'

/** What software asks about its licence, and what the back office sees of it. */
export const activationEndpoints = defineEndpoints({
  'POST /api/licences/activate': {
    summary: 'Activates a licence on a device; the same device again changes nothing',
    who: 'public',
    limit: LICENCE_CALLS,
    body: activateSchema,
    answers: { 200: licenceStandingSchema },
    errors: {
      licence_unknown: refusalSchema,
      licence_expired: refusalSchema,
      licence_revoked: refusalSchema,
      device_limit: refusalSchema,
      places_kept: refusalSchema,
    },
  },
  'POST /api/licences/deactivate': {
    summary:
      'Ends the activation of a device, if there is one, and says when its place is free for another',
    who: 'public',
    limit: LICENCE_CALLS,
    body: deviceOfLicenceSchema,
    // Without a word when its place is free at once.
    answers: { 200: freedPlaceSchema, 204: NO_CONTENT },
    errors: { licence_unknown: refusalSchema },
  },
  'POST /api/licences/validate': {
    summary:
      'What a licence is for a device, with a signed file for use offline while it is active',
    who: 'public',
    isRead: true,
    limit: LICENCE_CALLS,
    body: deviceOfLicenceSchema,
    answers: { 200: licenceStandingSchema },
  },
  'POST /api/licences/update-check': {
    summary: 'The newer version of licensed software, for a device that it is active on',
    who: 'public',
    isRead: true,
    limit: LICENCE_CALLS,
    body: updateCheckSchema,
    answers: { 200: updateAnswerSchema },
  },
  'GET /api/licences/public-key': {
    summary: 'The key that licence files are checked with',
    who: 'public',
    limit: LICENCE_CALLS,
    answers: { 200: publicKeySchema },
  },
  'GET /api/admin/product-keys/[id]/licence': {
    summary: 'The licence of a sold key, with the devices that it is active on',
    who: 'staff',
    permission: 'licences',
    stepUp: false,
    scope: 'licences.read',
    params: keyParamsSchema,
    answers: { 200: adminLicenceSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/product-keys/[id]/licence/renew': {
    summary: 'Adds days to a licence: to its end, or to today when it has expired',
    who: 'staff',
    permission: 'licences',
    stepUp: false,
    scope: 'licences.write',
    params: keyParamsSchema,
    body: renewSchema,
    answers: { 200: adminLicenceSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]': {
    summary:
      'Ends the activation of a licence on a device; its place is free for another as if its buyer had',
    who: 'staff',
    permission: 'licences',
    stepUp: false,
    scope: 'licences.write',
    params: activationParamsSchema,
    answers: { 200: adminLicenceSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]/place': {
    summary: 'Frees the place of a device at once, although its licence file may still be good',
    who: 'staff',
    permission: 'licences',
    stepUp: false,
    scope: 'licences.write',
    params: activationParamsSchema,
    answers: { 200: adminLicenceSchema },
    errors: { not_found: NO_DETAILS },
  },
})
