import { isInEu } from './eu-rates'
import { taxPlace } from './territories'

/** How tax is calculated: the rate, and whether product prices include it. */
export type TaxRules = {
  /** Hundredths of a percent, 800 is 8 %, with at most one decimal: rates have thousandths. */
  basisPoints: number
  inclusive: boolean
}

/** The checkout's default tax: 8 % on top of the prices. */
export const DEFAULT_TAX: TaxRules = { basisPoints: 800, inclusive: false }

/** The owner's tax settings; rates are percentages, that of the default with at most 2 decimals, others with 3. */
export type TaxSettings = {
  taxEnabled: boolean
  digitalProductTax: boolean
  defaultTaxRate: number
  taxInclusive: boolean
  taxBasedOn: 'billing' | 'shipping' | 'store'
  taxRates: readonly { country: string; rate: number }[]
  /** ISO 3166-1 code; empty where the owner did not say. */
  sellerCountry: string
  reverseCharge: boolean
}

type GeneralTax = Pick<
  TaxSettings,
  'taxEnabled' | 'digitalProductTax' | 'defaultTaxRate' | 'taxInclusive'
>

/** @param percent with at most 3 decimals */
export const basisPointsOf = (percent: number): number => Math.round(percent * 1000) / 10

/** Whether anything is taxed. All products of the store are digital. */
export const isTaxed = ({
  taxEnabled,
  digitalProductTax,
}: Pick<TaxSettings, 'taxEnabled' | 'digitalProductTax'>): boolean =>
  taxEnabled && digitalProductTax

/** The store's default rate. */
export const defaultTaxOf = (settings: GeneralTax): TaxRules => ({
  basisPoints: isTaxed(settings) ? basisPointsOf(settings.defaultTaxRate) : 0,
  inclusive: settings.taxInclusive,
})

/** The store's general rate, the rate of a country, or none because a part of that country is outside the VAT territory. */
type RuleKind = 'general' | 'standard' | 'outside_territory'

/**
 * The rules by which a country's rate is found: that of the seller's country where it decides for all, otherwise of the
 * buyer's or of the one that it is taxed as; the default rate where the owner entered none. Parts of a country with a rate
 * that are outside the VAT territory have none, unless the owner entered one for their own code.
 *
 * @param country the buyer's, ISO 3166-1; empty where it is not known
 * @param territory the part of it, if it is one outside the VAT territory
 */
export function taxRulesIn(
  settings: TaxSettings,
  country: string,
  territory = '',
): TaxRules & { kind: RuleKind } {
  const general = defaultTaxOf(settings)
  const rateOf = (code: string) => settings.taxRates.find((each) => each.country === code)?.rate
  const at = (rate: number | undefined) =>
    rate === undefined
      ? { ...general, kind: 'general' as const }
      : { ...general, basisPoints: basisPointsOf(rate), kind: 'standard' as const }
  if (!isTaxed(settings)) return at(undefined)
  if (settings.taxBasedOn === 'store') return at(rateOf(settings.sellerCountry))
  const place = taxPlace(country, territory)
  const own = place.country === country ? undefined : rateOf(country)
  const rate = own ?? rateOf(place.country)
  if (own === undefined && rate !== undefined && place.territory !== '')
    return { ...general, basisPoints: 0, kind: 'outside_territory' }
  return at(rate)
}

/** The current rules for buyers of whom nothing is known. */
export function taxRulesOf(settings: TaxSettings): TaxRules {
  const { basisPoints, inclusive } = taxRulesIn(settings, '')
  return { basisPoints, inclusive }
}

/** Whether companies in other countries of the EU account for the tax themselves. */
export const hasReverseCharge = (
  settings: Pick<TaxSettings, 'reverseCharge' | 'sellerCountry'>,
): boolean => settings.reverseCharge && isInEu(settings.sellerCountry)

/** Whether buyers of different countries pay different tax. */
export const taxVaries = (settings: TaxSettings): boolean =>
  isTaxed(settings) &&
  (hasReverseCharge(settings) || (settings.taxRates.length > 0 && settings.taxBasedOn !== 'store'))
