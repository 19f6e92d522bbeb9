import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import type { OfferedCountry } from '@/lib/payments/where-offered'

/** Klarna's servers, each with accounts of its own. https://docs.klarna.com/api/api-urls/ */
export const KLARNA_REGIONS = ['eu', 'na', 'oc'] as const
export type KlarnaRegion = (typeof KLARNA_REGIONS)[number]

const EURO_COUNTRIES = 'AT BE DE ES FI FR GR IE IT NL PT SK'.split(' ')

/**
 * Where Klarna's payers are: a purchase is paid in the currency of its country, and in no other.
 * https://docs.klarna.com/payments/web-payments/before-you-start/data-requirements/puchase-countries-currencies-locales/
 */
const COUNTRIES: Record<KlarnaRegion, readonly (readonly [country: string, currency: string])[]> = {
  eu: [
    ...EURO_COUNTRIES.map((country) => [country, 'EUR'] as const),
    ['CH', 'CHF'],
    ['CZ', 'CZK'],
    ['DK', 'DKK'],
    ['GB', 'GBP'],
    ['HU', 'HUF'],
    ['NO', 'NOK'],
    ['PL', 'PLN'],
    ['RO', 'RON'],
    ['SE', 'SEK'],
  ],
  na: [
    ['CA', 'CAD'],
    ['MX', 'MXN'],
    ['US', 'USD'],
  ],
  oc: [
    ['AU', 'AUD'],
    ['NZ', 'NZD'],
  ],
}

/**
 * Where an account's payers are, in currencies that the store knows.
 *
 * @param chosen the countries that the owner's contract names; empty: all of the region
 */
export const countriesOf = (region: KlarnaRegion, chosen: readonly string[]): OfferedCountry[] =>
  COUNTRIES[region].flatMap(([country, currency]) =>
    isCurrency(currency) && (chosen.length === 0 || chosen.includes(country))
      ? [{ country, currency }]
      : [],
  )

/** What they pay in. */
export const currenciesOf = (countries: readonly OfferedCountry[]): CurrencyCode[] => [
  ...new Set(countries.map(({ currency }) => currency)),
]

/** The languages of the store in which Klarna's page is there beside English. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  de: ['AT', 'CH', 'DE'],
  es: ['ES', 'MX', 'US'],
  fr: ['BE', 'CA', 'CH', 'FR'],
}

/** The language of Klarna's page, such as `de-AT`. */
export const klarnaLocale = (locale: string, country: string): string =>
  `${LANGUAGES[locale]?.includes(country) ? locale : 'en'}-${country}`
