import { isInEu } from './eu-rates'
import { isState } from './states'
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
  /** Whether prices hold the tax where that is usual, whatever the general rule. */
  taxByHabit: boolean
  taxBasedOn: 'billing' | 'shipping' | 'store'
  /** Of countries, and of states and provinces by their ISO 3166-2 code. */
  taxRates: readonly { country: string; rate: number }[]
  /** ISO 3166-1 code; empty where the owner did not say. */
  sellerCountry: string
  reverseCharge: boolean
}

type GeneralTax = Pick<
  TaxSettings,
  'taxEnabled' | 'digitalProductTax' | 'defaultTaxRate' | 'taxInclusive'
>

/**
 * Where prices are written without the tax of consumers: the United States with their territories, and Canada. Elsewhere the law or
 * the habit asks for prices that hold it.
 */
const NET_COUNTRIES: readonly string[] = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'CA']
const NET_CURRENCIES: readonly string[] = ['USD', 'CAD']

/**
 * Whether prices hold the tax for a buyer.
 *
 * @param country the buyer's; empty where it is not known, and the currency lets it be presumed
 */
export function isInclusive(
  { taxInclusive, taxByHabit }: Pick<TaxSettings, 'taxInclusive' | 'taxByHabit'>,
  { country, currency }: { country: string; currency: string },
): boolean {
  if (!taxByHabit) return taxInclusive
  return country === '' ? !NET_CURRENCIES.includes(currency) : !NET_COUNTRIES.includes(country)
}

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
 * that are outside the VAT territory have none, unless the owner entered one for their own code. Where a rate was entered for a
 * state, those without one have that of their country or none: the seller is registered there only.
 *
 * @param country the buyer's, ISO 3166-1; empty where it is not known
 * @param where `territory`: the part of it, if that may be taxed otherwise; `currency`: what is charged in
 */
export function taxRulesIn(
  settings: TaxSettings,
  country: string,
  { territory = '', currency = '' }: { territory?: string; currency?: string } = {},
): TaxRules & { kind: RuleKind } {
  const general = {
    ...defaultTaxOf(settings),
    inclusive: isInclusive(settings, { country, currency }),
  }
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
  if (isState(place.territory))
    return at(
      settings.taxRates.some((each) => each.country.startsWith(`${place.country}-`))
        ? (rateOf(place.territory) ?? rate ?? 0)
        : rate,
    )
  if (own === undefined && rate !== undefined && place.territory !== '')
    return { ...general, basisPoints: 0, kind: 'outside_territory' }
  return at(rate)
}

/** The current rules for buyers of whom nothing is known, who are charged in the store's own currency. */
export function taxRulesOf(settings: TaxSettings & { baseCurrency: string }): TaxRules {
  const { basisPoints, inclusive } = taxRulesIn(settings, '', { currency: settings.baseCurrency })
  return { basisPoints, inclusive }
}

/** Whether companies in other countries of the EU account for the tax themselves. */
export const hasReverseCharge = (
  settings: Pick<TaxSettings, 'reverseCharge' | 'sellerCountry'>,
): boolean => settings.reverseCharge && isInEu(settings.sellerCountry)

/** Whether buyers of different countries pay different tax. */
export const taxVaries = (settings: TaxSettings): boolean =>
  isTaxed(settings) &&
  (hasReverseCharge(settings) ||
    settings.taxByHabit ||
    (settings.taxRates.length > 0 && settings.taxBasedOn !== 'store'))
