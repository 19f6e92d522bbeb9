import { csvLine } from '@/lib/core/csv'
import type { Breakdown } from './breakdowns'
import type { BreakdownRow, ForecastRow, Funnel, RefundReasonRow, Summary } from './contracts'

type Cell = string | number

/** An amount as a number: as a text, a net amount below zero would be guarded like a formula. */
const amount = (cents: number) => cents / 100

const table = (header: readonly string[], rows: readonly (readonly Cell[])[]): string[] =>
  [header, ...rows].map(csvLine)

/** The days of a period as lines of a CSV file; sums are in the store's currency. */
export const dayLines = ({ current: { days }, timeZone }: Summary, currency: string): string[] =>
  table(
    [
      `Day (${timeZone})`,
      'Orders',
      `Gross (${currency})`,
      `Refunds (${currency})`,
      `Net (${currency})`,
      'Carts',
      'Carts that became an order',
    ],
    days.map(({ day, orders, grossCents, refundsCents, netCents, carts, orderedCarts }) => [
      day,
      orders,
      amount(grossCents),
      amount(refundsCents),
      amount(netCents),
      carts,
      orderedCarts,
    ]),
  )

/** {@link dayLines} of how far visitors came. */
export const funnelLines = ({ current, before, timeZone }: Funnel): string[] =>
  table(
    [
      'Stage',
      `${current.from} to ${current.to} (${timeZone})`,
      `${before.from} to ${before.to} (${timeZone})`,
    ],
    [
      ['Looked at a product', current.viewers, before.viewers],
      ['Filled a cart', current.carts, before.carts],
      ['Started to pay', current.paymentsStarted, before.paymentsStarted],
      ['Bought', current.ordered, before.ordered],
    ],
  )

const BREAKDOWN_HEADERS: Record<Breakdown, readonly string[]> = {
  products: ['Product', 'Sold', 'Paid back'],
  categories: ['Category', 'Sold', 'Paid back'],
  coupons: ['Coupon', 'Orders', 'Number of refunds'],
  countries: ['Country', 'Orders', 'Number of refunds'],
  sources: ['Source', 'Orders', 'Number of refunds'],
  campaigns: ['Campaign', 'Orders', 'Number of refunds'],
  methods: ['Payment method', 'Orders', 'Number of refunds'],
  currencies: ['Currency shown', 'Orders', 'Number of refunds'],
  languages: ['Language', 'Orders', 'Number of refunds'],
  charged: ['Currency charged', 'Orders', 'Number of refunds'],
}

/** {@link dayLines} of a breakdown of sales. */
export const breakdownLines = (
  by: Breakdown,
  rows: readonly BreakdownRow[],
  currency: string,
): string[] =>
  table(
    [
      ...BREAKDOWN_HEADERS[by],
      `Gross (${currency})`,
      `Refunds (${currency})`,
      `Net (${currency})`,
      ...(by === 'products' ? ['Viewers'] : []),
      ...(by === 'charged' ? ['Gross as charged', 'Refunds as charged', 'Net as charged'] : []),
    ],
    rows.map(
      ({ name, count, refundedCount, grossCents, refundsCents, netCents, viewers, asPaid }) => [
        name,
        count,
        refundedCount,
        amount(grossCents),
        amount(refundsCents),
        amount(netCents),
        ...(viewers === undefined ? [] : [viewers]),
        ...(asPaid ? [asPaid.grossCents, asPaid.refundsCents, asPaid.netCents].map(amount) : []),
      ],
    ),
  )

/** {@link dayLines} of refunds by the reason that buyers gave. */
export const refundReasonLines = (rows: readonly RefundReasonRow[], currency: string): string[] =>
  table(
    ['Reason', 'Refunds', `Refunds (${currency})`],
    rows.map(({ reason, refunds, refundsCents }) => [reason, refunds, amount(refundsCents)]),
  )

/** {@link dayLines} of the forecast; a product that does not sell has no number of days. */
export const forecastLines = (rows: readonly ForecastRow[]): string[] =>
  table(
    ['Product', 'Available keys', 'Sold in 30 days', 'Days left'],
    rows.map(({ productName, available, sold, daysLeft }) => [
      productName,
      available,
      sold,
      daysLeft ?? '',
    ]),
  )
