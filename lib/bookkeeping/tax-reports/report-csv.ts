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

/** The amounts are numbers, which no spreadsheet takes for a formula. */
const amountsOf = (sums: TaxReport['total']) => AMOUNTS.map(([, key]) => Number(sums[key]))

/** The country that a place is taxed as, where that is another one; `null` for all others. */
export function taxedAs(country: string | null): string | null {
  if (country === null) return null
  const place = taxPlace(country)
  return place.country !== country && place.territory === '' ? place.country : null
}

/** As files have it. */
export const territoryText = (territory: string | null): string =>
  (territory ?? '').replaceAll('_', ' ')

const lineOf = (row: TaxRow, timeZone: string): string =>
  csvLine([
    row.kind.replaceAll('_', ' '),
    row.country ?? '',
    row.country === null ? '' : countryName(row.country, 'en'),
    row.rate ?? '',
    ...amountsOf(row),
    territoryText(row.territory),
    taxedAs(row.country) ?? '',
    timeZone,
  ])

/** The lines of a CSV file with a report, the header first and the total last. */
export function* reportLines({
  rows,
  total,
  timeZone,
}: Omit<TaxReport, 'fees'>): Generator<string> {
  yield csvLine([
    'Kind',
    'Country',
    'Country name',
    'Rate (%)',
    ...AMOUNTS.map(([header]) => header),
    'Territory',
    'Taxed as',
    'Time zone',
  ])
  for (const row of rows) yield lineOf(row, timeZone)
  yield csvLine(['total', '', '', '', ...amountsOf(total), '', '', timeZone])
}
