import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  downloadRefusal,
  fileLinkSchema,
  fileOrderSchema,
  fileParamsSchema,
  fileTextsSchema,
  linkRequestSchema,
  newFileSchema,
  orderDownloadsSchema,
  orderFilesSchema,
  orderParamsSchema,
  pieceQuerySchema,
  productFilesSchema,
  productParamsSchema,
  receivedSchema,
} from './contracts'

const bytes = file('application/octet-stream')
const notFound = { not_found: NO_DETAILS } as const
/** Strangers to an order get the same answer as for one that there is not. */
const readerErrors = { ...notFound, unauthorized: NO_DETAILS } as const

export const downloadEndpoints = defineEndpoints({
  'GET /api/orders/[orderNumber]/files': {
    summary:
      'The files of what an order bought, for the cart session that paid, for 24 hours, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'order-files', points: 120, seconds: 600 },
    answers: { 200: orderFilesSchema },
    errors: readerErrors,
  },
  'POST /api/orders/[orderNumber]/files/[fileId]': {
    summary: 'A link to a file of an order, good for 24 hours',
    who: 'public or cart session',
    limit: { name: 'file-link', points: 60, seconds: 600 },
    body: linkRequestSchema,
    answers: { 201: fileLinkSchema },
    errors: { ...readerErrors, conflict: downloadRefusal },
  },
  'GET /api/downloads/[token]': {
    summary:
      'A file that was bought, whole or the part that `Range` names; one elsewhere is redirected to',
    who: 'public',
    limit: { name: 'download', points: 300, seconds: 600 },
    answers: { 200: bytes, 206: bytes, 302: bytes, 416: NO_CONTENT },
    errors: { ...notFound, gone: NO_DETAILS, conflict: downloadRefusal },
  },

  'GET /api/admin/products/[id]/files': {
    summary: 'The files that buyers of a product download, in their order',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    params: productParamsSchema,
    answers: { 200: productFilesSchema },
    errors: notFound,
  },
  'POST /api/admin/products/[id]/files': {
    summary:
      'Adds a file to a product: one at an address, or one whose bytes are sent in pieces afterwards',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: productParamsSchema,
    body: newFileSchema,
    answers: { 201: fileParamsSchema },
    errors: { ...notFound, conflict: NO_DETAILS, too_large: NO_DETAILS },
  },
  'PUT /api/admin/products/[id]/files': {
    summary: 'Puts the files of a product into an order',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: productParamsSchema,
    body: fileOrderSchema,
    answers: { 204: NO_CONTENT },
    errors: { ...notFound, conflict: NO_DETAILS },
  },
  'PUT /api/admin/product-files/[fileId]/content': {
    summary:
      'A piece of an upload, at most 5 MB, as application/octet-stream; says from where to go on',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: fileParamsSchema,
    query: pieceQuerySchema,
    streamedBody: true,
    answers: { 200: receivedSchema },
    errors: { ...notFound, conflict: NO_DETAILS },
  },
  'PATCH /api/admin/product-files/[fileId]': {
    summary: 'Changes what buyers are shown of a file',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: fileParamsSchema,
    body: fileTextsSchema,
    answers: { 204: NO_CONTENT },
    errors: notFound,
  },
  'DELETE /api/admin/product-files/[fileId]': {
    summary: 'Deletes a file of a product',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: fileParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: notFound,
  },
  'GET /api/admin/orders/[orderNumber]/downloads': {
    summary: 'How often the files of an order were downloaded',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params: orderParamsSchema,
    answers: { 200: orderDownloadsSchema },
    errors: notFound,
  },
  'POST /api/admin/orders/[orderNumber]/downloads/reset': {
    summary: 'Lets the buyer download the files of an order as often again',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: orderParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: notFound,
  },
})
