import { z } from 'zod'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import {
  documentFormatSchema,
  documentMonthSchema,
  documentNumberSchema,
  documentPeriodSchema,
  documentQuerySchema,
  documentRowsSchema,
  documentSummarySchema,
  incompleteSchema,
  invoiceDetailsSchema,
  orderDocumentsSchema,
  sellerUnknownSchema,
} from './contracts'

const order = z.object({ orderNumber: orderNumberParamSchema })
const pdf = file('application/pdf')
const xml = file('application/xml')

/** Strangers to an order get the same answer as for one that there is not. */
const readerErrors = { not_found: NO_DETAILS, unauthorized: NO_DETAILS } as const

export const invoiceEndpoints = defineEndpoints({
  'GET /api/orders/[orderNumber]/documents': {
    summary:
      'Invoice and credit notes of an order, for the cart session that paid, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'order-documents', points: 120, seconds: 600 },
    answers: { 200: orderDocumentsSchema },
    errors: readerErrors,
  },
  'POST /api/orders/[orderNumber]/documents': {
    summary: 'Issues the invoice of an order, and the credit notes of its refunds, unless they are',
    who: 'public or cart session',
    limit: { name: 'issue-documents', points: 30, seconds: 600 },
    answers: { 200: orderDocumentsSchema },
    errors: { ...readerErrors, conflict: sellerUnknownSchema },
  },
  'GET /api/orders/[orderNumber]/documents/[number]': {
    summary: 'An invoice or a credit note of an order as a PDF',
    who: 'public or cart session',
    limit: { name: 'order-document', points: 60, seconds: 600 },
    answers: { 200: pdf },
    errors: readerErrors,
  },
  'GET /api/orders/[orderNumber]/documents/[number]/xml': {
    summary:
      'An electronic invoice of an order as a file for programs: Factur-X, XRechnung or Peppol BIS',
    who: 'public or cart session',
    limit: { name: 'order-document', points: 60, seconds: 600 },
    query: documentFormatSchema,
    answers: { 200: xml },
    errors: { ...readerErrors, conflict: incompleteSchema },
  },
  'PUT /api/orders/[orderNumber]/invoice-details': {
    summary: 'What the invoice of an order says of its buyer beside the name, until it is issued',
    who: 'public or cart session',
    limit: { name: 'invoice-details', points: 30, seconds: 600 },
    body: invoiceDetailsSchema,
    answers: { 204: NO_CONTENT },
    errors: { ...readerErrors, conflict: z.object({ reason: z.literal('issued') }) },
  },

  'GET /api/admin/orders/[orderNumber]/documents': {
    summary: 'Invoice and credit notes of an order',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params: order,
    answers: { 200: orderDocumentsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/documents': {
    summary: 'Issues the invoice of an order, and the credit notes of its refunds, unless they are',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: order,
    answers: { 200: orderDocumentsSchema },
    errors: { not_found: NO_DETAILS, conflict: sellerUnknownSchema },
  },
  'PUT /api/admin/orders/[orderNumber]/invoice-details': {
    summary: 'What the invoice of an order says of its buyer beside the name, until it is issued',
    who: 'staff',
    permission: 'orders.handle',
    stepUp: false,
    params: order,
    body: invoiceDetailsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: z.object({ reason: z.literal('issued') }) },
  },
  'GET /api/admin/documents': {
    summary: 'Invoices and credit notes of a period, newest first',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: documentQuerySchema,
    paged: true,
    answers: { 200: documentRowsSchema },
  },
  'GET /api/admin/documents/summary': {
    summary: 'What was invoiced and credited in a period by tax rate, and the series of numbers',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: documentPeriodSchema,
    answers: { 200: documentSummarySchema },
  },
  'GET /api/admin/documents/export': {
    summary: 'Invoices and credit notes of a period as a CSV file',
    who: 'staff',
    permission: 'orders.export',
    stepUp: true,
    query: documentPeriodSchema,
    answers: { 200: file('text/csv') },
  },
  'GET /api/admin/documents/archive': {
    summary:
      'Invoices and credit notes of a month as one archive (ZIP): the files, a table of them and their sums',
    who: 'staff',
    permission: 'orders.export',
    stepUp: true,
    query: documentMonthSchema,
    answers: { 200: file('application/zip') },
  },
  'GET /api/admin/documents/[number]/xml': {
    summary: 'An electronic invoice as a file for programs: Factur-X, XRechnung or Peppol BIS',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params: z.object({ number: documentNumberSchema }),
    query: documentFormatSchema,
    answers: { 200: xml },
    errors: { not_found: NO_DETAILS, conflict: incompleteSchema },
  },
  'GET /api/admin/documents/[number]': {
    summary: 'An invoice or a credit note as a PDF',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params: z.object({ number: documentNumberSchema }),
    answers: { 200: pdf },
    errors: { not_found: NO_DETAILS },
  },
})
