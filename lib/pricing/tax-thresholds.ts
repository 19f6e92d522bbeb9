import type { CurrencyCode } from '@/lib/i18n/currencies'
import { isInEu } from './eu-rates'
import { isState } from './states'
import type { TaxSettings } from './tax'
import { taxPlace } from './territories'

/** All other member states of the EU together. */
export const OTHER_MEMBER_STATES = 'EU'

/** What is counted: what buyers there buy, or all that the store sells anywhere. */
export const THRESHOLD_SCOPES = ['there', 'everywhere'] as const
/** Since when: since the year began, or in the twelve months until today. */
export const THRESHOLD_PERIODS = ['year', 'twelve_months'] as const

/** From which sales on a seller of elsewhere owes a country's tax. */
export type TaxThreshold = {
  /** ISO 3166-1 code, ISO 3166-2 of a state, or {@link OTHER_MEMBER_STATES}. */
  place: string
  /** In whole units of its currency, without tax; 0: from the first sale. */
  amount: number
  currency: CurrencyCode
  scope: (typeof THRESHOLD_SCOPES)[number]
  period: (typeof THRESHOLD_PERIODS)[number]
}

/**
 * As they are for digital services to consumers, of which the owner asks his adviser:
 * - the EU: Directive 2006/112/EC, article 59c, for sellers of one member state;
 * - the United Kingdom, VATA 1994, schedule 1A: from the first sale;
 * - Norway, merverdiavgiftsloven §§ 2-1 and 14-4: in twelve months;
 * - Switzerland and Liechtenstein, MWSTG articles 10 and 14: what is sold worldwide;
 * - Australia, GST Act, division 23: in twelve months.
 */
export const USUAL_THRESHOLDS: readonly TaxThreshold[] = [
  { place: 'AU', amount: 75_000, currency: 'AUD', scope: 'there', period: 'twelve_months' },
  { place: 'CH', amount: 100_000, currency: 'CHF', scope: 'everywhere', period: 'year' },
  {
    place: OTHER_MEMBER_STATES,
    amount: 10_000,
    currency: 'EUR',
    scope: 'there',
    period: 'year',
  },
  { place: 'GB', amount: 0, currency: 'GBP', scope: 'there', period: 'year' },
  { place: 'LI', amount: 100_000, currency: 'CHF', scope: 'everywhere', period: 'year' },
  { place: 'NO', amount: 50_000, currency: 'NOK', scope: 'there', period: 'twelve_months' },
]

/**
 * Sales in a state from which on a seller without a presence there has to collect sales tax, after South Dakota v. Wayfair: as the
 * revenue departments of the states say it. Some count sales of digital goods only where they tax them, or ask for a number of
 * sales, too; the owner asks his adviser. Of the District of Columbia as of a state; Alaska, Delaware, Montana, New Hampshire and
 * Oregon have no such tax.
 */
const STATE_AMOUNTS: Readonly<Record<number, string>> = {
  100000:
    'AR AZ CO CT DC FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO NC ND NE NJ NM NV OH OK PA RI SC SD TN UT VA VT WA WI WV WY',
  250000: 'AL MS',
  500000: 'CA NY TX',
}

/** Likewise, of each state. */
export const USUAL_STATE_THRESHOLDS: readonly TaxThreshold[] = Object.entries(STATE_AMOUNTS)
  .flatMap(([amount, states]) =>
    states.split(' ').map(
      (state): TaxThreshold => ({
        place: `US-${state}`,
        amount: Number(amount),
        currency: 'USD',
        scope: 'there',
        period: 'twelve_months',
      }),
    ),
  )
  .toSorted((a, b) => (a.place < b.place ? -1 : 1))

/** Whether a threshold matters to a seller: it is for those of elsewhere, and that of the EU for those of a member state. */
export function concernsSeller({ place }: TaxThreshold, sellerCountry: string): boolean {
  if (sellerCountry === '') return false
  // Nobody knows in which state the seller is; of one that sells from there the amount does not matter.
  if (isState(place)) return true
  const seller = taxPlace(sellerCountry).country
  return place === OTHER_MEMBER_STATES ? isInEu(seller) : taxPlace(place).country !== seller
}

/** Whether a sale to a place counts as one there. @param country the buyer's, ISO 3166-1 code, or 3166-2 of a state */
export function isSoldThere(place: string, country: string, sellerCountry: string): boolean {
  if (isState(place)) return country === place
  const buyer = taxPlace(isState(country) ? country.slice(0, 2) : country).country
  return place === OTHER_MEMBER_STATES
    ? isInEu(buyer) && buyer !== taxPlace(sellerCountry).country
    : buyer === taxPlace(place).country
}

/** Whether the store charges the tax there already. */
export const isTaxedThere = (
  place: string,
  {
    taxBasedOn,
    taxRates,
    sellerCountry,
  }: Pick<TaxSettings, 'taxBasedOn' | 'taxRates' | 'sellerCountry'>,
): boolean =>
  taxBasedOn !== 'store' &&
  taxRates.some(({ country, rate }) => rate > 0 && isSoldThere(place, country, sellerCountry))

/** How near a threshold is: from 80 % on the owner has to prepare. */
export const THRESHOLD_LEVELS = ['below', 'near', 'over'] as const
export type ThresholdLevel = (typeof THRESHOLD_LEVELS)[number]

const NEAR_PERCENT = 80

/** @param soldCents without tax, in cents of the threshold's currency; may be below zero after refunds */
export function levelOf(
  soldCents: number,
  { amount }: Pick<TaxThreshold, 'amount'>,
): ThresholdLevel {
  if (soldCents <= 0) return 'below'
  if (soldCents >= amount * 100) return 'over'
  return soldCents >= amount * NEAR_PERCENT ? 'near' : 'below'
}
