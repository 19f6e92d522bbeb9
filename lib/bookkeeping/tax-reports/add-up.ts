import { signedDecimal } from '@/lib/core/money'
import type { TaxReport, TaxRow } from './contracts'

type Amounts = {
  netCents: bigint
  taxCents: bigint
  refundedNetCents: bigint
  refundedTaxCents: bigint
}
/** What orders of a country, a rate and a kind come to, in cents: of the report's currency, and as they were charged. */
export type Sums = Amounts & {
  orders: number
  charged: Amounts
  rateSources: TaxRow['rateSources']
}
export type Group = Pick<TaxRow, 'kind' | 'country' | 'territory' | 'rate' | 'currency'>

const NO_AMOUNTS: Amounts = {
  netCents: 0n,
  taxCents: 0n,
  refundedNetCents: 0n,
  refundedTaxCents: 0n,
}
const NOTHING: Sums = { ...NO_AMOUNTS, orders: 0, charged: NO_AMOUNTS, rateSources: [] }

const plusAmounts = (a: Amounts, b: Amounts): Amounts => ({
  netCents: a.netCents + b.netCents,
  taxCents: a.taxCents + b.taxCents,
  refundedNetCents: a.refundedNetCents + b.refundedNetCents,
  refundedTaxCents: a.refundedTaxCents + b.refundedTaxCents,
})

const plus = (a: Sums, b: Sums): Sums => ({
  ...plusAmounts(a, b),
  orders: a.orders + b.orders,
  charged: plusAmounts(a.charged, b.charged),
  rateSources: [...new Set([...a.rateSources, ...b.rateSources])].sort(),
})

const written = (amounts: Amounts) => ({
  net: signedDecimal(amounts.netCents),
  tax: signedDecimal(amounts.taxCents),
  gross: signedDecimal(amounts.netCents + amounts.taxCents),
  refundedNet: signedDecimal(amounts.refundedNetCents),
  refundedTax: signedDecimal(amounts.refundedTaxCents),
  taxDue: signedDecimal(amounts.taxCents - amounts.refundedTaxCents),
})

const KIND_ORDER = [
  'standard',
  'general',
  'reverse_charge',
  'outside_territory',
  'gift_card',
] as const

const byKindCountryAndRate = (a: Group, b: Group): number =>
  KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
  (a.country ?? '~').localeCompare(b.country ?? '~', 'en') ||
  (a.territory ?? '').localeCompare(b.territory ?? '', 'en') ||
  Number(b.rate ?? -1) - Number(a.rate ?? -1) ||
  a.currency.localeCompare(b.currency, 'en')

/**
 * Puts what was sold and what was given back together, a row for each country or part of it, rate, kind and currency.
 *
 * @param parts of the same group any number of times; those of gift cards are parts of orders that others count
 * @param currency of the report
 */
export function addUp(
  parts: readonly (Group & Sums)[],
  orders: number,
  currency: TaxReport['currency'],
): Omit<TaxReport, 'fees' | 'places' | 'timeZone' | 'oneStopShop'> {
  const groups = new Map<string, Group & Sums>()
  for (const part of parts) {
    const { kind, country, territory, rate, currency: charged } = part
    const group: Group = { kind, country, territory, rate, currency: charged }
    const key = Object.values(group).join(' ')
    groups.set(key, { ...group, ...plus(groups.get(key) ?? NOTHING, part) })
  }
  const rows = [...groups.values()].sort(byKindCountryAndRate)
  return {
    rows: rows.map((row) => ({
      kind: row.kind,
      country: row.country,
      territory: row.territory,
      rate: row.rate,
      currency: row.currency,
      charged: row.currency === currency ? null : written(row.charged),
      rateSources: row.rateSources,
      orders: row.orders,
      ...written(row),
    })),
    total: { ...written(rows.reduce<Sums>(plus, NOTHING)), orders },
    currency,
  }
}
