import { z } from 'zod'
import { lineSchema } from '@/lib/core/text-schemas'
import { MAX_TAX_ID } from '@/lib/customers/tax-id'
import { countrySchema } from '@/lib/settings/tax-rates'

/** The store's general rate, the rate of a country, or none because a company accounts for it. */
export const TAX_KINDS = ['general', 'standard', 'reverse_charge'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/**
 * What speaks for a tax ID: its form, the authority's service, or its form because the service did not answer; `refused`:
 * the service does not know it.
 */
const TAX_ID_CHECKS = ['form', 'authority', 'unreachable', 'refused'] as const
export type TaxIdCheck = (typeof TAX_ID_CHECKS)[number]

/** The tax of a purchase; `country` and `taxId` are empty where the buyer named none. */
export const buyerTaxSchema = z.object({
  kind: z.enum(TAX_KINDS),
  country: z.string(),
  taxId: z.string(),
  /** Of a tax ID that the tax depends on; `null` where it does not. */
  taxIdCheck: z.enum(TAX_ID_CHECKS).nullable(),
  /** Hundredths of a percent, with at most one decimal. */
  basisPoints: z.number(),
  inclusive: z.boolean(),
})
export type BuyerTax = z.infer<typeof buyerTaxSchema>

/** Body of POST /api/checkout/tax: as much of the buyer as is known. */
export const askTaxSchema = z.object({
  country: countrySchema('country').default(''),
  taxId: lineSchema('taxId', MAX_TAX_ID).default(''),
})

/** Why an order has the country and the kind of tax that it has. */
export const taxEvidenceSchema = z.object({
  /** What the buyer chose at the checkout; empty for none. */
  chosenCountry: z.string(),
  /** What the wallet said, where it names the buyer. */
  walletCountry: z.string().nullable(),
  taxIdCheck: z.enum(TAX_ID_CHECKS).nullable(),
  /** The number by which the seller can prove that it asked the EU's service; orders from before have none. */
  consultation: z.string().default(''),
})
export type TaxEvidence = z.infer<typeof taxEvidenceSchema>
