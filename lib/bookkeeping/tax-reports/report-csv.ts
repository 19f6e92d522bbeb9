import { csvLine } from '@/lib/core/csv'
import { countryName } from '@/lib/i18n/countries'
import { taxPlace } from '@/lib/pricing/territories'
import type { TaxReport, TaxRow } from './contracts'

const AMOUNTS = [
  ['Orders', 'orders'],
  ['Net', 'net'],
  ['Tax', 'tax'],
  ['Gross', 'gross'],
  ['Refunded net', 'refundedNet'],
  ['Refunded tax', 'refundedTax'],
  ['Tax due', 'taxDue'],
] as const

/** What stands behind the sums as charged. */
const CHARGED = AMOUNTS.filter(([, key]) => key !== 'orders')

/** The amounts are numbers, which no spreadsheet takes for a formula. */
const amountsOf = (sums: TaxReport['total']) => AMOUNTS.map(([, key]) => Number(sums[key]))

const chargedOf = ({ charged }: TaxRow) =>
  CHARGED.map(([, key]) => (charged === null || key === 'orders' ? '' : Number(charged[key])))

const SOURCE_TEXTS: Record<TaxRow['rateSources'][number], string> = {
  fixed: "the store's fixed rate on the day of the order",
  ecb: "European Central Bank, the store's rate on the day of the order",
  owner: 'the rate at which the base currency was changed',
}

/** Where a rate came from, as files say it. */
export const sourceText = (source: TaxRow['rateSources'][number] | null): string =>
  source === null ? '' : SOURCE_TEXTS[source]

/** The country that a place is taxed as, where that is another one; `null` for all others. */
export function taxedAs(country: string | null): string | null {
  if (country === null) return null
  const place = taxPlace(country)
  return place.country !== country && place.territory === '' ? place.country : null
}

type Report = Omit<TaxReport, 'fees' | 'places' | 'oneStopShop'>

/** As files have it. */
export const territoryText = (territory: string | null): string =>
  (territory ?? '').replaceAll('_', ' ')

const lineOf = (row: TaxRow, { timeZone, currency }: Report): string =>
  csvLine([
    row.kind.replaceAll('_', ' '),
    row.country ?? '',
    row.country === null ? '' : countryName(row.country, 'en'),
    row.rate ?? '',
    ...amountsOf(row),
    territoryText(row.territory),
    taxedAs(row.country) ?? '',
    timeZone,
    currency,
    row.currency,
    row.rateSources.map(sourceText).join('; '),
    ...chargedOf(row),
  ])

/** The lines of a CSV file with a report, the header first and the total last. */
export function* reportLines(report: Report): Generator<string> {
  const { rows, total, timeZone, currency } = report
  yield csvLine([
    'Kind',
    'Country',
    'Country name',
    'Rate (%)',
    ...AMOUNTS.map(([header]) => header),
    'Territory',
    'Taxed as',
    'Time zone',
    'Currency',
    'Charged in',
    'Rate',
    ...CHARGED.map(([header]) => `${header} as charged`),
  ])
  for (const row of rows) yield lineOf(row, report)
  yield csvLine([
    'total',
    '',
    '',
    '',
    ...amountsOf(total),
    '',
    '',
    timeZone,
    currency,
    '',
    '',
    ...CHARGED.map(() => ''),
  ])
}
