import { csvLine } from '@/lib/core/csv'
import { countryName } from '@/lib/i18n/countries'
import type { OneStopShop, OneStopShopLine, OneStopShopRate } from './contracts'

const COLUMNS = [
  'Quarter until',
  'Kind',
  'Country',
  'Country name',
  'Rate (%)',
  'Charged in',
  'Net as charged',
  'Tax as charged',
  'Per euro',
  'Rate from',
  'Rate of',
  'Provisional',
  'Net (EUR)',
  'Tax (EUR)',
]

const SOURCE_TEXTS: Record<NonNullable<OneStopShopRate['source']>, string> = {
  ecb: 'European Central Bank',
  typed: 'typed by the store',
  fixed: "the store's fixed rate",
}

/** A number, which no spreadsheet takes for a formula. */
const numberOr = (sum: string | null): number | string => (sum === null ? '' : Number(sum))

const rateColumns = (rate: OneStopShopRate | undefined) =>
  rate
    ? [
        rate.perEuro ?? '',
        rate.source === null ? 'not known' : SOURCE_TEXTS[rate.source],
        rate.day ?? '',
        rate.isProvisional ? 'yes' : 'no',
      ]
    : ['1', '', '', 'no']

const kindOf = ({ quarterEnd, kind }: OneStopShopLine, now: string): string =>
  quarterEnd === now ? kind : `correction, ${kind}`

/** The lines of a CSV file with what goes into a quarter's return, the header first; none below it without a return. */
export function* oneStopShopLines(shop: OneStopShop | null): Generator<string> {
  yield csvLine(COLUMNS)
  for (const line of shop?.lines ?? [])
    for (const { currency, net, tax, netInEuros, taxInEuros } of line.charged) {
      const rate = shop?.rates.find(
        (one) => one.quarterEnd === line.quarterEnd && one.currency === currency,
      )
      yield csvLine([
        line.quarterEnd,
        kindOf(line, shop?.quarterEnd ?? ''),
        line.country,
        countryName(line.country, 'en'),
        line.rate ?? '',
        currency,
        Number(net),
        Number(tax),
        ...rateColumns(rate),
        numberOr(netInEuros),
        numberOr(taxInEuros),
      ])
    }
}
