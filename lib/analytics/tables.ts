import { CSV_MARK, csvLine } from '@/lib/core/csv'
import type { Breakdown } from './breakdowns'
import type { BreakdownRow, ForecastRow, PeriodFigures } from './contracts'

type Cell = string | number

/** US dollars as a number, which a net amount below zero has to be: as a text it would be guarded. */
const dollars = (cents: number) => cents / 100

const file = (heads: readonly string[], lines: readonly (readonly Cell[])[]): string =>
  CSV_MARK + [heads, ...lines].map(csvLine).join('')

/** The days of a period as a file for spreadsheets. */
export const daysFile = ({ days }: PeriodFigures): string =>
  file(
    [
      'Day (UTC)',
      'Orders',
      'Gross (USD)',
      'Refunds (USD)',
      'Net (USD)',
      'Carts',
      'Carts that became an order',
    ],
    days.map(({ day, orders, grossCents, refundsCents, netCents, carts, orderedCarts }) => [
      day,
      orders,
      dollars(grossCents),
      dollars(refundsCents),
      dollars(netCents),
      carts,
      orderedCarts,
    ]),
  )

const BREAKDOWN_HEADS: Record<Breakdown, readonly string[]> = {
  products: ['Product', 'Sold', 'Paid back'],
  categories: ['Category', 'Sold', 'Paid back'],
  currencies: ['Currency shown', 'Orders', 'Orders with a refund'],
  languages: ['Language', 'Orders', 'Orders with a refund'],
}

/** {@link daysFile} of sales by something. */
export const breakdownFile = (by: Breakdown, rows: readonly BreakdownRow[]): string =>
  file(
    [...BREAKDOWN_HEADS[by], 'Gross (USD)', 'Refunds (USD)', 'Net (USD)'],
    rows.map(({ name, count, refundedCount, grossCents, refundsCents, netCents }) => [
      name,
      count,
      refundedCount,
      dollars(grossCents),
      dollars(refundsCents),
      dollars(netCents),
    ]),
  )

/** {@link daysFile} of the forecast; a product that does not sell has no number of days. */
export const forecastFile = (rows: readonly ForecastRow[]): string =>
  file(
    ['Product', 'Available keys', 'Sold in 30 days', 'Days left'],
    rows.map(({ productName, available, sold, daysLeft }) => [
      productName,
      available,
      sold,
      daysLeft ?? '',
    ]),
  )
