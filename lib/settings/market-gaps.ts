import type { CurrencyCode } from '@/lib/i18n/currencies'
import { isInEu } from '@/lib/pricing/eu-rates'
import { taxPlace } from '@/lib/pricing/territories'
import type { FollowingSetting, Market } from './choices'
import { missingOfNotice, type NoticeField, publicTaxId } from './legal-notice'
import { CURRENCY_OF_MARKET, type MarketFacts, proposalsOf } from './markets'
import { offeredCurrencies } from './offered-currencies'
import type { Settings } from './registry'

/** What is known of a store that says what it lacks for its markets. */
export type GapFacts = MarketFacts &
  Parameters<typeof missingOfNotice>[0] &
  Parameters<typeof offeredCurrencies>[0] &
  Pick<Settings, 'sellerTaxId'> & {
    /** Unknown while that is asked. */
    hasMailServer: boolean | undefined
  }

/** Where a setting is changed: a section of the settings, or a page of its own. */
const PLACES = {
  taxEnabled: 'tax',
  digitalProductTax: 'tax',
  taxBasedOn: 'tax',
  taxRates: 'tax',
  defaultTaxRate: 'tax',
  taxInclusive: 'tax',
  taxByHabit: 'tax',
  taxDisplayCart: 'tax',
  reverseCharge: 'tax',
  taxThresholds: 'taxes',
  struckPrices: 'currency',
  withdrawalFunction: 'checkout',
  supplyConsent: 'checkout',
  licenceNotice: 'checkout',
  eInvoices: 'invoices',
  accessibilityStatement: 'accessibility',
} as const satisfies Record<FollowingSetting, string>

const MENDED_AT = {
  ...PLACES,
  sellerCountry: 'tax',
  seller: 'invoices',
  taxId: 'invoices',
  notice: 'legal-notice',
  mail: 'email',
  currency: 'currency',
  legalTexts: 'terms',
} as const
export type GapKind = keyof typeof MENDED_AT

/** Something that a store lacks for its markets. */
export type Gap = {
  what: GapKind
  /** The section of the settings that mends it, or a page: `taxes`, or `terms` for the texts of law. */
  place: (typeof MENDED_AT)[GapKind]
  /** Whether it is only worth a look: the store cannot know if it is wrong, or no law asks for it. */
  isAdvice: boolean
  /** What the legal notice lacks. */
  fields?: readonly NoticeField[]
  currencies?: readonly CurrencyCode[]
}

/** Where a setting that follows markets is changed. */
export const placeOf = (setting: FollowingSetting): (typeof PLACES)[FollowingSetting] =>
  PLACES[setting]

/** Where more is sold than in English. */
const IN_OTHER_LANGUAGES: readonly Market[] = ['EU', 'CH', 'NO', 'JP']
/** Where no key goes out before a mail server took the confirmation of what was agreed (Directive 2011/83/EU, article 8 (7)). */
const CONFIRMED: readonly Market[] = ['EU', 'GB', 'NO']

/** An invoice names the VAT ID within the EU (Directive 2006/112/EC, article 226), and some number anywhere else. */
function lacksTaxId({ sellerCountry, sellerTaxId, smallBusiness }: GapFacts): boolean {
  if (sellerTaxId.trim() === '') return true
  const needsVatId = isInEu(taxPlace(sellerCountry).country) && !smallBusiness
  return needsVatId && publicTaxId(sellerTaxId) === null
}

/** What a store lacks for the markets that are ticked, the advice last; nothing where none is. */
export function gapsOf(facts: GapFacts): Gap[] {
  const { markets } = facts
  if (markets.length === 0) return []
  const some = (of: readonly Market[]) => markets.some((market) => of.includes(market))
  const missing = missingOfNotice(facts).filter(
    (field) => field !== 'sellerName' && field !== 'sellerAddress',
  )
  const offered = offeredCurrencies(facts)
  const unoffered = markets.flatMap((market) => {
    const currency = CURRENCY_OF_MARKET[market]
    return currency === undefined || offered.includes(currency) ? [] : [currency]
  })
  const gap = (what: GapKind, more: Partial<Gap> = {}): Gap => ({
    what,
    place: MENDED_AT[what],
    isAdvice: false,
    ...more,
  })
  return [
    facts.sellerCountry === '' && gap('sellerCountry'),
    (facts.sellerName.trim() === '' || facts.sellerAddress.trim() === '') && gap('seller'),
    lacksTaxId(facts) && gap('taxId'),
    missing.length > 0 && gap('notice', { fields: missing }),
    some(CONFIRMED) && facts.hasMailServer === false && gap('mail'),
    ...proposalsOf(facts).map(({ setting, state }) => state === 'differs' && gap(setting)),
    unoffered.length > 0 && gap('currency', { isAdvice: true, currencies: unoffered }),
    some(IN_OTHER_LANGUAGES) && gap('legalTexts', { isAdvice: true }),
  ].filter((each) => each !== false)
}
