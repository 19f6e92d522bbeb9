import type { CurrencyCode } from '@/lib/i18n/currencies'
import { EU_RATES, isInEu } from '@/lib/pricing/eu-rates'
import {
  concernsSeller,
  OTHER_MEMBER_STATES,
  type TaxThreshold,
  USUAL_THRESHOLDS,
} from '@/lib/pricing/tax-thresholds'
import { taxPlace } from '@/lib/pricing/territories'
import type { FollowingSetting, Market } from './choices'
import type { Settings } from './registry'

/** The settings that decide what markets ask for, and those that they ask something of; of rates only whose they are. */
export type MarketFacts = Pick<
  Settings,
  | Exclude<FollowingSetting, 'taxRates'>
  | 'keptForMarkets'
  | 'markets'
  | 'sellerCountry'
  | 'smallBusiness'
> & { taxRates: readonly { country: string; rate: number }[] }

/** How a setting stands to what is asked of it: as asked, otherwise, or otherwise because the owner wants it so. */
type ProposalState = 'agrees' | 'differs' | 'kept'

/** What markets ask of a setting. */
type Asked = {
  [K in FollowingSetting]: {
    setting: K
    value: Settings[K]
    /** The ticked markets that ask for it. */
    because: readonly Market[]
    /** Whether the setting is so already, or another way that does as well. */
    agrees: boolean
  }
}[FollowingSetting]
export type Proposal = Asked & { state: ProposalState }

/**
 * Standard rates beside those of the EU, in percent: the United Kingdom (VATA 1994, section 2), Switzerland and Liechtenstein
 * (MWSTG, article 25), Norway (merverdiavgiftsloven § 5-1), Australia (GST Act, section 9-70) and Japan, with the local part
 * (Consumption Tax Act, article 29). Canada's and those of the United States depend on the province or the state.
 */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  ...EU_RATES,
  AU: 10,
  CH: 8.1,
  GB: 20,
  JP: 10,
  LI: 8.1,
  NO: 25,
}

/**
 * Thresholds beside the usual ones, which stores come with: Canada (Excise Tax Act, part IX, division II, subdivision E), and Japan
 * (Consumption Tax Act, article 9), where the sales of a year count for the year after the next. The United States have one of each
 * state, and the store does not ask for a buyer's state.
 */
const OTHER_THRESHOLDS: readonly TaxThreshold[] = [
  { place: 'CA', amount: 30_000, currency: 'CAD', scope: 'there', period: 'twelve_months' },
  { place: 'JP', amount: 10_000_000, currency: 'JPY', scope: 'there', period: 'year' },
]

/** The places of a market that have a threshold. */
const THRESHOLD_PLACES: Readonly<Partial<Record<Market, readonly string[]>>> = {
  EU: [OTHER_MEMBER_STATES],
  GB: ['GB'],
  CH: ['CH', 'LI'],
  NO: ['NO'],
  CA: ['CA'],
  AU: ['AU'],
  JP: ['JP'],
}

/** What buyers of a market are used to pay in. */
export const CURRENCY_OF_MARKET: Readonly<Partial<Record<Market, CurrencyCode>>> = {
  EU: 'EUR',
  GB: 'GBP',
  CH: 'CHF',
  NO: 'NOK',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  JP: 'JPY',
}

/** The market that a country is in; Liechtenstein has the VAT of Switzerland. */
export function marketOf(code: string): Market {
  const { country } = taxPlace(code)
  if (isInEu(country)) return 'EU'
  if (country === 'LI') return 'CH'
  const own = (['GB', 'CH', 'NO', 'US', 'CA', 'AU', 'JP'] as const).find((each) => each === country)
  return own ?? 'ELSEWHERE'
}

/** Those of some markets that are ticked. */
const ticked = ({ markets }: MarketFacts, of: readonly Market[]): Market[] =>
  markets.filter((market) => of.includes(market))

/** Where the tax of consumers is that of their country from the first sale on, for sellers of elsewhere. */
const TAXED_AT_ONCE: readonly Market[] = ['EU', 'GB']

/** Sellers who charge no tax because they are small have none to set up. */
const sellerOf = ({ sellerCountry }: MarketFacts): string => taxPlace(sellerCountry).country

/** Ticked markets where the seller has to charge tax: where it is owed at once, and at home. */
const taxedMarkets = (facts: MarketFacts): Market[] =>
  facts.smallBusiness
    ? []
    : ticked(facts, [
        ...TAXED_AT_ONCE,
        ...(STANDARD_RATES[sellerOf(facts)] === undefined ? [] : [marketOf(facts.sellerCountry)]),
      ])

/** Where the tax of the buyer's country has to be charged, and not that of a seller of the EU. */
const taxedElsewhere = (facts: MarketFacts): Market[] =>
  sellerOf(facts) === '' || facts.smallBusiness
    ? []
    : ticked(facts, TAXED_AT_ONCE).filter((market) => marketOf(facts.sellerCountry) !== market)

/** Whether buyers of different countries pay different tax, once the setting is as asked. */
const isByBuyer = (facts: MarketFacts): boolean =>
  facts.taxBasedOn !== 'store' ||
  (taxedElsewhere(facts).length > 0 && !facts.keptForMarkets.includes('taxBasedOn'))

/** Whose rates have to be known for that. */
function taxedCountries(facts: MarketFacts): string[] {
  const seller = sellerOf(facts)
  const markets = taxedMarkets(facts)
  const home = markets.includes(marketOf(seller)) && STANDARD_RATES[seller] !== undefined
  const countries = markets.flatMap((market) => {
    if (!isByBuyer(facts)) return []
    if (market === 'EU') return Object.keys(EU_RATES)
    return market === 'GB' ? ['GB'] : []
  })
  return [...new Set([...countries, ...(home ? [seller] : [])])].toSorted()
}

type Rule = (facts: MarketFacts) => Asked | null

/**
 * Digital services to consumers are taxed where they are: Directive 2006/112/EC, article 58, and in the United Kingdom VATA 1994.
 * In a seller's own country the tax is owed anyway, unless the business is small.
 */
const taxEnabled: Rule = (facts) => {
  const because = taxedMarkets(facts)
  if (because.length === 0) return null
  return { setting: 'taxEnabled', value: true, because, agrees: facts.taxEnabled }
}

/** As {@link taxEnabled}: everything that the store sells is digital. */
const digitalProductTax: Rule = (facts) => {
  const because = taxedMarkets(facts)
  if (because.length === 0) return null
  return { setting: 'digitalProductTax', value: true, because, agrees: facts.digitalProductTax }
}

/**
 * Only sellers of a member state may charge their own country's tax to the others, below 10,000 € a year (Directive 2006/112/EC,
 * article 59c); the United Kingdom knows no such amount.
 */
const taxBasedOn: Rule = (facts) => {
  const because = taxedElsewhere(facts)
  if (because.length === 0) return null
  const { taxBasedOn } = facts
  return { setting: 'taxBasedOn', value: 'billing', because, agrees: taxBasedOn !== 'store' }
}

/**
 * As {@link taxEnabled}; in Switzerland, Norway, Canada, Australia and Japan sellers of elsewhere owe it from an amount on, which is
 * watched, and nobody may charge it who is not registered there. Rates that are there already stay, whatever they are.
 */
const taxRates: Rule = (facts) => {
  const because = taxedMarkets(facts)
  const countries = taxedCountries(facts)
  if (countries.length === 0) return null
  const missing = countries.filter((code) =>
    facts.taxRates.every(({ country }) => country !== code),
  )
  const value = [
    ...facts.taxRates,
    ...missing.map((country) => ({ country, rate: STANDARD_RATES[country] ?? 0 })),
  ].toSorted((a, b) => (a.country < b.country ? -1 : 1))
  return { setting: 'taxRates', value, because, agrees: missing.length === 0 }
}

/**
 * Buyers without a rate pay this one: consumers outside the seller's country and the markets above, to whom digital services are not
 * taxed by it (Directive 2006/112/EC, article 59, and the like). Sellers of countries with one rate for all their sales keep theirs.
 */
const defaultTaxRate: Rule = (facts) => {
  const { markets, smallBusiness } = facts
  if (smallBusiness || !isByBuyer(facts)) return null
  if (markets.length === 0 || STANDARD_RATES[sellerOf(facts)] === undefined) return null
  const agrees = facts.defaultTaxRate === 0
  return { setting: 'defaultTaxRate', value: 0, because: markets, agrees }
}

/**
 * Where consumers are told prices with their tax: Directive 2011/83/EU, article 6 (1) (e), and Directive 98/6/EC, article 2; in the
 * United Kingdom DMCC Act 2024, section 230; PBV, article 4; markedsføringsloven § 10; Australian Consumer Law, section 48;
 * Japan's Consumption Tax Act, article 63. In the United States and Canada the habit is the other way.
 */
const GROSS: readonly Market[] = ['EU', 'GB', 'CH', 'NO', 'AU', 'JP']
const NET: readonly Market[] = ['US', 'CA']

/** By {@link GROSS}, where only one of both habits is sold to. */
const taxInclusive: Rule = (facts) => {
  const [gross, net] = [ticked(facts, GROSS), ticked(facts, NET)]
  if (facts.smallBusiness || gross.length > 0 === net.length > 0) return null
  const value = gross.length > 0
  const agrees = facts.taxByHabit || facts.taxInclusive === value
  return { setting: 'taxInclusive', value, because: [...gross, ...net], agrees }
}

/** By {@link GROSS}, where both habits are sold to. */
const taxByHabit: Rule = (facts) => {
  const [gross, net] = [ticked(facts, GROSS), ticked(facts, NET)]
  if (facts.smallBusiness || gross.length === 0 || net.length === 0) return null
  const because = ticked(facts, [...GROSS, ...NET])
  return { setting: 'taxByHabit', value: true, because, agrees: facts.taxByHabit }
}

/** By {@link GROSS}: totals hold the tax, too. */
const taxDisplayCart: Rule = (facts) => {
  const because = ticked(facts, GROSS)
  if (facts.smallBusiness || because.length === 0) return null
  const value = ticked(facts, NET).length > 0 ? 'both' : 'including'
  const agrees = facts.taxDisplayCart !== 'excluding'
  return { setting: 'taxDisplayCart', value, because, agrees }
}

/** Directive 2006/112/EC, articles 44 and 196: companies in other member states account for the tax. */
const reverseCharge: Rule = (facts) => {
  const because = ticked(facts, ['EU'])
  if (because.length === 0 || facts.smallBusiness || !isInEu(sellerOf(facts))) return null
  return { setting: 'reverseCharge', value: true, because, agrees: facts.reverseCharge }
}

/** As {@link USUAL_THRESHOLDS} and {@link OTHER_THRESHOLDS} say; what the owner has entered stays. */
const taxThresholds: Rule = (facts) => {
  const { markets, sellerCountry, taxThresholds } = facts
  const all = [...USUAL_THRESHOLDS, ...OTHER_THRESHOLDS]
  const asked = markets.flatMap((market) =>
    all
      .filter(({ place }) => THRESHOLD_PLACES[market]?.includes(place))
      .filter((threshold) => concernsSeller(threshold, sellerCountry))
      .map((threshold) => ({ market, threshold })),
  )
  if (asked.length === 0) return null
  const missing = asked.filter(({ threshold: { place } }) =>
    taxThresholds.every((known) => known.place !== place),
  )
  return {
    setting: 'taxThresholds',
    value: [...taxThresholds, ...missing.map(({ threshold }) => threshold)].toSorted((a, b) =>
      a.place < b.place ? -1 : 1,
    ),
    because: [...new Set(asked.map(({ market }) => market))],
    agrees: missing.length === 0,
  }
}

/**
 * Directive 98/6/EC, article 6a, with C-330/23, and in Norway by the European Economic Area. It is about goods; Poland takes services,
 * too. In the United Kingdom and Switzerland (PBV, article 16) a price that was charged has to be meant, which this one always is.
 */
const struckPrices: Rule = (facts) => {
  const because = ticked(facts, ['EU', 'GB', 'CH', 'NO'])
  if (because.length === 0) return null
  const agrees = facts.struckPrices !== 'recommended'
  return { setting: 'struckPrices', value: 'lowest30', because, agrees }
}

/** Directive 2011/83/EU, article 11a, in the European Economic Area; the United Kingdom and Switzerland do not ask for it. */
const withdrawalFunction: Rule = (facts) => {
  const because = ticked(facts, ['EU', 'NO'])
  if (because.length === 0) return null
  const agrees = facts.withdrawalFunction !== 'off'
  return { setting: 'withdrawalFunction', value: 'europe', because, agrees }
}

/**
 * Directive 2011/83/EU, article 16 (m), and in the United Kingdom SI 2013/3134, regulation 37. What happens without consent is the
 * owner's choice: either is lawful.
 */
const supplyConsent: Rule = (facts) => {
  const because = ticked(facts, ['EU', 'GB', 'NO'])
  if (because.length === 0) return null
  const agrees = facts.supplyConsent !== 'off'
  return { setting: 'supplyConsent', value: 'europe', because, agrees }
}

/** California, Business and Professions Code, section 17500.6 (AB 2426). */
const licenceNotice: Rule = (facts) => {
  const because = ticked(facts, ['US'])
  if (because.length === 0) return null
  const agrees = facts.licenceNotice !== 'off'
  return { setting: 'licenceNotice', value: 'california', because, agrees }
}

/** Member states ask their sellers for them step by step (§ 14 UStG, in France, Belgium, Poland): EN 16931. */
const eInvoices: Rule = (facts) => {
  const because = ticked(facts, ['EU'])
  if (because.length === 0 || !isInEu(sellerOf(facts))) return null
  return { setting: 'eInvoices', value: 'seller', because, agrees: facts.eInvoices !== 'off' }
}

/** Directive (EU) 2019/882, annex V; small firms may do without it. */
const accessibilityStatement: Rule = (facts) => {
  const because = ticked(facts, ['EU'])
  if (because.length === 0) return null
  const agrees = facts.accessibilityStatement
  return { setting: 'accessibilityStatement', value: true, because, agrees }
}

/** In the order of FOLLOWING_SETTINGS. */
const RULES: readonly Rule[] = [
  taxEnabled,
  digitalProductTax,
  taxBasedOn,
  taxRates,
  defaultTaxRate,
  taxInclusive,
  taxByHabit,
  taxDisplayCart,
  reverseCharge,
  taxThresholds,
  struckPrices,
  withdrawalFunction,
  supplyConsent,
  licenceNotice,
  eInvoices,
  accessibilityStatement,
]

/**
 * What the ticked markets ask of the settings, and how each stands to it. Nothing where no market is ticked. No legal advice: where the
 * law leaves more than one way, or asks the owner alone, nothing is proposed.
 */
export function proposalsOf(facts: MarketFacts): Proposal[] {
  return RULES.flatMap((rule) => {
    const asked = rule(facts)
    if (!asked) return []
    const otherwise = facts.keptForMarkets.includes(asked.setting) ? 'kept' : 'differs'
    return [{ ...asked, state: asked.agrees ? 'agrees' : otherwise }]
  })
}
