import { z } from 'zod'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  changeSiteImageSchema,
  resetSiteImageQuerySchema,
  siteImageSchema,
  siteImagesSchema,
  slotKeySchema,
} from '@/lib/media/contracts'

const bySlot = z.object({ slot: slotKeySchema })

/** The calls for the pictures of the store itself. */
export const siteImagesEndpoints = defineEndpoints({
  'GET /api/admin/site-images': {
    summary: 'Every slot whose picture can be chosen, with its picture',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    answers: { 200: siteImagesSchema },
  },
  'PUT /api/admin/site-images/[slot]': {
    summary: 'Shows another picture in a slot',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    // It may name an address that the store then connects to.
    limit: { name: 'change-site-image', points: 300, seconds: 600 },
    params: bySlot,
    body: changeSiteImageSchema,
    answers: { 200: siteImageSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/site-images/[slot]': {
    summary: 'Shows the default picture of a slot again',
    who: 'staff',
    permission: 'website',
    stepUp: false,
    params: bySlot,
    query: resetSiteImageQuerySchema,
    answers: { 200: siteImageSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
