import { isInEu } from './eu-rates'

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

/**
 * The rules by which a country's rate is found: that of the seller's country where it decides for all, otherwise of the
 * buyer's; the default rate where the owner entered none.
 *
 * @param country the buyer's, ISO 3166-1; empty where it is not known
 */
export function taxRulesIn(
  settings: TaxSettings,
  country: string,
): TaxRules & { isOfCountry: boolean } {
  const decides = settings.taxBasedOn === 'store' ? settings.sellerCountry : country
  const own = settings.taxRates.find((each) => each.country === decides)
  const general = defaultTaxOf(settings)
  if (!own || !isTaxed(settings)) return { ...general, isOfCountry: false }
  return { ...general, basisPoints: basisPointsOf(own.rate), isOfCountry: true }
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
