import { z } from 'zod'
import { MAX_TAX_ID, normalTaxId } from '@/lib/customers/tax-id'
import { typedTaxIdSchema } from '@/lib/customers/tax-id-schema'
import { partSchema, territorySchema } from '@/lib/customers/territory-schema'
import { countrySchema } from '@/lib/settings/tax-rates'

/**
 * The store's general rate, the rate of a country, none because a company accounts for it, or none because the buyer is in a
 * part of the country that is outside the VAT territory.
 */
export const TAX_KINDS = ['general', 'standard', 'reverse_charge', 'outside_territory'] as const

/**
 * What speaks for a tax ID: its form and check digits, because the owner wants nobody to be asked; or the authority's
 * service. `unreachable`: that did not answer; `refused`: it does not know the tax ID.
 */
const TAX_ID_CHECKS = ['form', 'authority', 'unreachable', 'refused'] as const
export type TaxIdCheck = (typeof TAX_ID_CHECKS)[number]

/** The tax of a purchase; `country`, `territory` and `taxId` are empty where the buyer named none. */
export const buyerTaxSchema = z.object({
  kind: z.enum(TAX_KINDS),
  country: z.string(),
  /** The part of the country, where that may be taxed otherwise; empty for none. */
  territory: partSchema.or(z.literal('')).default(''),
  taxId: z.string(),
  /** Of a tax ID that the tax depends on; `null` where it does not. */
  taxIdCheck: z.enum(TAX_ID_CHECKS).nullable(),
  /** Whether the tax goes back once the tax ID, which nobody could confirm, is confirmed. */
  refundsOnceConfirmed: z.boolean().default(false),
  /** Hundredths of a percent, with at most one decimal. */
  basisPoints: z.number(),
  inclusive: z.boolean(),
})
export type BuyerTax = z.infer<typeof buyerTaxSchema>

/** Body of POST /api/checkout/tax: as much of the buyer as is known. */
export const askTaxSchema = z
  .object({
    country: countrySchema('country').default(''),
    territory: territorySchema.default(''),
    taxId: typedTaxIdSchema(MAX_TAX_ID).default(''),
  })
  .overwrite((buyer) => ({ ...buyer, taxId: normalTaxId(buyer.country, buyer.taxId) }))

/**
 * What is known of where a buyer is.
 * - `proven`: two pieces of evidence say where the order was taxed.
 * - `single`: one does, and nothing says otherwise.
 * - `contradicted`: others say otherwise, and no two agree with it.
 * - `none`: nothing is known.
 */
const PLACE_VERDICTS = ['proven', 'single', 'contradicted', 'none'] as const
export type PlaceVerdict = (typeof PLACE_VERDICTS)[number]

/** Why an order has the country and the kind of tax that it has. */
export const taxEvidenceSchema = z.object({
  /** What the buyer chose at the checkout; empty for none. */
  chosenCountry: z.string(),
  /** What the wallet said, where it names the buyer. */
  walletCountry: z.string().nullable(),
  taxIdCheck: z.enum(TAX_ID_CHECKS).nullable(),
  /** The number by which the seller can prove that it asked the EU's service; orders from before have none. */
  consultation: z.string().default(''),
  /** When the EU's service confirmed a tax ID that it had not when the order was placed. */
  confirmedAt: z.iso.datetime().nullable().default(null),
  /** Which part of the country, taxed otherwise, the postal code in the address is of; empty for none. */
  postalTerritory: partSchema.or(z.literal('')).default(''),
  /** Where the card or the wallet's account is, and the network that was paid from; `null` where nobody said. */
  meansCountry: z.string().nullable().default(null),
  networkCountry: z.string().nullable().default(null),
  /** What all that says together; orders from before have none. */
  place: z.enum(PLACE_VERDICTS).nullable().default(null),
})
export type TaxEvidence = z.infer<typeof taxEvidenceSchema>
