import { z } from 'zod'
import { say } from '@/lib/core/server-text'
import { defineEndpoints, type FormSize, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  fetchMediaSchema,
  MAX_IMAGE_BYTES,
  MAX_SITE_IMAGE_BYTES,
  mediaSchema,
  mediaUploadQuerySchema,
} from './contracts'
import {
  deletedMediaSchema,
  deleteMediaSchema,
  libraryImageSchema,
  libraryImagesSchema,
  mediaListQuerySchema,
  sha256Schema,
  shippedImagesQuerySchema,
  shippedImagesSchema,
} from './library-contracts'

/** The form around the file. */
const FORM_BYTES = 64 * 1024

const sizeFor = (maxImageBytes: number): FormSize => ({
  maxBytes: maxImageBytes + FORM_BYTES,
  tooLarge: say('media.fileSmallerThan', { max: maxImageBytes / 1024 / 1024 }),
})

const byHash = z.object({ sha256: sha256Schema })

/** The calls of the media library. */
export const mediaEndpoints = defineEndpoints({
  'GET /api/admin/media': {
    summary: 'The uploaded pictures, newest first',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    query: mediaListQuerySchema,
    answers: { 200: libraryImagesSchema },
    paged: true,
  },
  'POST /api/admin/media': {
    summary: 'Uploads a picture, which is encoded for a slot when it is for one',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    query: mediaUploadQuerySchema,
    form: {
      fields: z.object({ file: z.file() }),
      ...sizeFor(MAX_IMAGE_BYTES),
      sizeFor: (query) => sizeFor(query.has('slot') ? MAX_SITE_IMAGE_BYTES : MAX_IMAGE_BYTES),
    },
    answers: { 201: mediaSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/media/fetch': {
    summary: 'Fetches a picture from elsewhere and stores it',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    // The store itself connects to what somebody names.
    limit: { name: 'fetch-picture', points: 60, seconds: 600 },
    body: fetchMediaSchema,
    answers: { 201: mediaSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/media/delete': {
    summary: 'Deletes those of several pictures that nothing uses',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    body: deleteMediaSchema,
    answers: { 200: deletedMediaSchema },
  },
  'GET /api/admin/media/shipped': {
    summary: 'The pictures that came with the store',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    query: shippedImagesQuerySchema,
    answers: { 200: shippedImagesSchema },
    paged: true,
  },
  'GET /api/admin/media/[sha256]': {
    summary: 'A picture with what uses it',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    params: byHash,
    answers: { 200: libraryImageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/media/[sha256]': {
    summary: 'Deletes a picture that nothing uses',
    who: 'staff',
    permission: 'pictures',
    stepUp: false,
    params: byHash,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
