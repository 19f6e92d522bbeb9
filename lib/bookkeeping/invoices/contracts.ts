import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { pageQuery, sumSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { isLikeATaxId } from '@/lib/customers/tax-id'
import { typedTaxIdSchema } from '@/lib/customers/tax-id-schema'
import { E_INVOICE_FORMATS } from './e-invoices/formats'
import { isPeppolIdOrNone } from './e-invoices/peppol-id'
import { DETAILS_LIMITS } from './limits'
import { DOCUMENT_KINDS } from './snapshot'

const day = (name: string) => z.iso.date(fault('fields.mustBeDay', { field: name }))

/** What a buyer wants on the invoice beside their name; empty texts for nothing. */
export const invoiceDetailsSchema = z.object({
  company: lineSchema('company', DETAILS_LIMITS.company),
  taxId: typedTaxIdSchema(DETAILS_LIMITS.taxId).refine(isLikeATaxId, {
    error: fault('fields.mustBe', { field: 'taxId', example: 'letters and digits' }),
  }),
  address: paragraphsSchema('address', DETAILS_LIMITS.address).refine(
    (text) => text.split(/\r\n?|\n/).length <= DETAILS_LIMITS.addressLines,
    {
      error: fault('fields.mustBe', {
        field: 'address',
        example: `at most ${DETAILS_LIMITS.addressLines} lines`,
      }),
    },
  ),
  /** How the buyer finds the invoice in their books; authorities in Germany are reached by it (Leitweg-ID). */
  buyerReference: lineSchema('buyerReference', DETAILS_LIMITS.reference).optional(),
  purchaseOrder: lineSchema('purchaseOrder', DETAILS_LIMITS.reference).optional(),
  /** Where the buyer is reached by the Peppol network, such as `0208:0123456789`. */
  peppolId: lineSchema('peppolId', DETAILS_LIMITS.peppolId)
    .refine(isPeppolIdOrNone, {
      error: fault('fields.mustBe', { field: 'peppolId', example: '0208:0123456789' }),
    })
    .optional(),
})
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>

const documentSchema = z.object({
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  issuedOn: z.iso.date(),
  total: priceSchema,
  currency: z.string(),
  /** Whether it can be had as a file for programs, too. */
  isElectronic: z.boolean().optional(),
})
export type SalesDocument = z.infer<typeof documentSchema>

/** The documents of an order, oldest first. */
export const orderDocumentsSchema = z.object({
  documents: z.array(documentSchema),
  /** What the invoice says of its buyer, or will say. */
  details: z.object({
    company: z.string(),
    taxId: z.string(),
    address: z.string(),
    /** Where the buyer gave one. */
    buyerReference: z.string().optional(),
    purchaseOrder: z.string().optional(),
    peppolId: z.string().optional(),
  }),
  /** Until the invoice is issued. */
  canChange: z.boolean(),
  /** Whether its buyer is asked how their books find it: where it is an electronic one, or says so already. */
  takesReferences: z.boolean().optional(),
  /** Whether nothing can be issued yet, because it is not known who sells. */
  waitsForSeller: z.boolean(),
  /** When it is issued at the latest; in the past for orders that are older than the store's invoices. */
  issuedBy: z.iso.datetime(),
})
export type OrderDocuments = z.infer<typeof orderDocumentsSchema>

/** Why nothing is issued: the settings lack what a document says of its seller. */
export const sellerUnknownSchema = z.object({ reason: z.literal('seller_unknown') })

/** A document's number as a path parameter; a malformed one matches none. */
export const documentNumberSchema = lineSchema('number', 60)

/** Query of a document as a file for programs. */
export const documentFormatSchema = z.object({ format: z.enum(E_INVOICE_FORMATS) })

/** Why a document is no XRechnung: it lacks what Germany asks for. */
export const incompleteSchema = z.object({
  reason: z.literal('incomplete'),
  /** `sellerAddress`, `sellerPhone`, `sellerEmail`, `buyerAddress`, with blanks between them. */
  missing: z.string(),
})

/** Query of GET /api/admin/documents/archive. */
export const documentMonthSchema = z.object({
  month: z
    .string()
    .regex(
      /^\d{4}-(?:0[1-9]|1[0-2])$/,
      fault('fields.mustBe', { field: 'month', example: '2026-11' }),
    ),
})

/** The days of a period, both included. */
export const documentPeriodSchema = z.object({ from: day('from'), to: day('to') })
export type DocumentPeriod = z.infer<typeof documentPeriodSchema>

/** Query of GET /api/admin/documents. */
export const documentQuerySchema = documentPeriodSchema.extend(pageQuery(100, 25))
export type DocumentQuery = z.infer<typeof documentQuerySchema>

const documentRowSchema = documentSchema.extend({
  orderNumber: z.string(),
  buyer: z.string(),
  net: sumSchema,
  tax: sumSchema,
})
export type DocumentRow = z.infer<typeof documentRowSchema>
export const documentRowsSchema = z.array(documentRowSchema)

/** What was invoiced and credited in a period by tax rate, and whether the numbers have gaps. */
export const documentSummarySchema = z.object({
  rates: z.array(
    z.object({
      /** Percent, such as `8` or `7.25`; `null` where an order does not tell its rate. */
      rate: z.string().nullable(),
      invoicedNet: sumSchema,
      invoicedTax: sumSchema,
      creditedNet: sumSchema,
      creditedTax: sumSchema,
      net: sumSchema,
      tax: sumSchema,
    }),
  ),
  invoices: z.number().int(),
  creditNotes: z.number().int(),
  /** Whether nothing can be issued yet, because it is not known who sells. */
  waitsForSeller: z.boolean(),
  /** Every series of numbers, whatever the period. */
  series: z.array(
    z.object({
      prefix: z.string(),
      first: z.string(),
      last: z.string(),
      documents: z.number().int(),
      missing: z.number().int(),
    }),
  ),
})
export type DocumentSummary = z.infer<typeof documentSummarySchema>
