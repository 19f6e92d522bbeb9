import { z } from 'zod'
import { PAYMENT_METHODS } from '@/lib/payments/payment-methods'
import { TERRITORIES } from '@/lib/pricing/territories'

const cents = z.number().int()
const day = z.iso.date()
const amounts = { netCents: cents, taxCents: cents, totalCents: cents }

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const

/**
 * All that an invoice or a credit note says. It is stored when the document is issued, and never changes. Amounts are
 * cents of its currency; those of deductions are negative. Documents of earlier versions know no gift cards, no
 * reverse charge and no electronic invoice.
 */
export const snapshotSchema = z.object({
  version: z.literal(1),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  /** Days in the store's time zone. */
  issuedOn: day,
  orderedOn: day,
  orderNumber: z.string(),
  /** Of a credit note: the invoice that it corrects. */
  invoice: z.object({ number: z.string(), issuedOn: day }).nullable(),
  /** The language of its texts. */
  language: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    taxId: z.string(),
    registration: z.string(),
    email: z.string(),
    footer: z.string(),
  }),
  /** The address of the picture that stood at its top then; documents from before have none. */
  logo: z.string().nullable().default(null),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    taxId: z.string(),
    address: z.string(),
  }),
  lines: z.array(
    z.object({
      /** `null`: an amount that belongs to no item. */
      name: z.string().nullable(),
      /** Of such an amount: the parts of bundles that it is for. */
      of: z.array(z.object({ name: z.string(), quantity: z.number().int() })).optional(),
      quantity: z.number().int(),
      unitCents: cents,
      isGiftCard: z.boolean().optional(),
      ...amounts,
    }),
  ),
  deductions: z.array(
    z.object({ kind: z.enum(['discount', 'adjustment']), label: z.string(), ...amounts }),
  ),
  /** Whether the unit prices include the tax. */
  pricesHoldTax: z.boolean(),
  /** By rate, in basis points, with at most one decimal; `null` for one that the order does not tell. */
  taxes: z.array(
    z.object({ basisPoints: z.number().nullable(), netCents: cents, taxCents: cents }),
  ),
  /** Whether the buyer, a company in another country, accounts for the tax. */
  reverseCharge: z.boolean().default(false),
  /** The part of a country outside the VAT territory that the buyer is in, because of which there is no tax. */
  outsideTerritory: z.enum(TERRITORIES).nullable().default(null),
  /** Of a credit note that gives back the tax alone: the net amount that the buyer accounts for from then on. */
  reversedNetCents: cents.default(0),
  totals: z.object(amounts),
  /** How the buyer finds it in their books: their reference (in Germany the Leitweg-ID), and their purchase order. */
  buyerReference: z.string().default(''),
  purchaseOrder: z.string().default(''),
  /** Where the buyer is reached by the Peppol network; empty where they gave no address of it. */
  peppolId: z.string().default(''),
  /** Whether the seller charges no tax because their business is small. */
  smallBusiness: z.boolean().default(false),
  /** What an electronic invoice says beside; `null` where the document is a PDF alone. */
  eInvoice: z
    .object({
      sellerCountry: z.string().length(2),
      sellerPhone: z.string(),
      /** Where the seller is reached by networks that deliver invoices; those from before have that of the seller alone. */
      sellerEmail: z.string().default(''),
      buyerCountry: z.string().length(2),
      /** The tax in the currency of the seller's books, where that is another one. */
      accounting: z.object({ currency: z.string().length(3), taxCents: cents }).nullable(),
    })
    .nullable()
    .default(null),
  currency: z.string().length(3),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    cardType: z.string().nullable(),
    lastFour: z.string().nullable(),
    /** What of the total a gift card paid, or gets back. */
    giftCard: z.object({ lastFour: z.string(), cents }).nullable().default(null),
  }),
})
export type Snapshot = z.infer<typeof snapshotSchema>
