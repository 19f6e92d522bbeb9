import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  PICTURE_FORM,
  pictureOfParamsSchema,
  pictureQuerySchema,
} from '@/lib/media/visitor-pictures/contracts'
import { orderNumberParamSchema, replaceKeySchema } from '@/lib/orders/admin-contracts'
import {
  adminKeyReportSchema,
  adminKeyReportsSchema,
  keyReportAnswerSchema,
  keyReportQuerySchema,
} from './admin-contracts'
import {
  keyReportedSchema,
  newKeyReportSchema,
  reportableKeysSchema,
  reportPictureFormSchema,
} from './contracts'

const params = z.object({ orderNumber: orderNumberParamSchema })

/** What buyers say of keys that do not work, and what comes of it. */
export const keyReportEndpoints = defineEndpoints({
  'GET /api/orders/[orderNumber]/key-reports': {
    summary:
      'The keys of an order, masked, with what was reported of them; for the cart session that paid, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'key-reports', points: 120, seconds: 600 },
    params,
    answers: { 200: reportableKeysSchema },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS },
  },
  'POST /api/orders/[orderNumber]/key-reports': {
    summary:
      'Says that a key does not work: replaced at once where the owner’s rule has another one for it, otherwise told the store',
    who: 'public or cart session',
    limit: { name: 'report-key', points: 20, seconds: 600 },
    params,
    body: newKeyReportSchema,
    answers: { 201: keyReportedSchema },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/orders/[orderNumber]/key-reports/pictures': {
    summary: 'Adds a picture to a report that waits, which staff who handle orders see',
    who: 'public or cart session',
    limit: { name: 'report-picture', points: 20, seconds: 600 },
    params,
    form: { fields: reportPictureFormSchema, ...PICTURE_FORM },
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/key-reports/[id]/pictures/[picture]': {
    summary: 'A picture that a buyer sent with a report of a key',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params: pictureOfParamsSchema,
    query: pictureQuerySchema,
    answers: { 200: file('image/webp') },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/key-reports': {
    summary: 'Keys that buyers reported; those that wait for an answer first, the oldest on top',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    query: keyReportQuerySchema,
    paged: true,
    answers: { 200: adminKeyReportsSchema },
  },
  'POST /api/admin/key-reports/[id]/replace': {
    summary: 'Replaces a reported key from the stock; the buyer is mailed the other one',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: idParamsSchema,
    body: replaceKeySchema,
    answers: { 200: adminKeyReportSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, out_of_stock: NO_DETAILS },
  },
  'POST /api/admin/key-reports/[id]/answer': {
    summary: 'Answers a report of a key, or closes it; the buyer is mailed',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: idParamsSchema,
    body: keyReportAnswerSchema,
    answers: { 200: adminKeyReportSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
