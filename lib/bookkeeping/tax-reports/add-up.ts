import { signedDecimal } from '@/lib/core/money'
import type { TaxReport, TaxRow } from './contracts'

/** What orders of a country, a rate and a kind come to, in cents. */
export type Sums = {
  orders: number
  netCents: bigint
  taxCents: bigint
  refundedNetCents: bigint
  refundedTaxCents: bigint
}
export type Group = Pick<TaxRow, 'kind' | 'country' | 'territory' | 'rate'>

const NOTHING: Sums = {
  orders: 0,
  netCents: 0n,
  taxCents: 0n,
  refundedNetCents: 0n,
  refundedTaxCents: 0n,
}

const plus = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  netCents: a.netCents + b.netCents,
  taxCents: a.taxCents + b.taxCents,
  refundedNetCents: a.refundedNetCents + b.refundedNetCents,
  refundedTaxCents: a.refundedTaxCents + b.refundedTaxCents,
})

const written = (sums: Sums) => ({
  orders: sums.orders,
  net: signedDecimal(sums.netCents),
  tax: signedDecimal(sums.taxCents),
  gross: signedDecimal(sums.netCents + sums.taxCents),
  refundedNet: signedDecimal(sums.refundedNetCents),
  refundedTax: signedDecimal(sums.refundedTaxCents),
  taxDue: signedDecimal(sums.taxCents - sums.refundedTaxCents),
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
  Number(b.rate ?? -1) - Number(a.rate ?? -1)

/**
 * Puts what was sold and what was given back together, a row for each country or part of it, rate and kind.
 *
 * @param parts of the same group any number of times; those of gift cards are parts of orders that others count
 */
export function addUp(
  parts: readonly (Group & Sums)[],
  orders: number,
): Omit<TaxReport, 'fees' | 'timeZone' | 'currency'> {
  const groups = new Map<string, Group & Sums>()
  for (const part of parts) {
    const { kind, country, territory, rate } = part
    const key = `${kind} ${country} ${territory} ${rate}`
    groups.set(key, { kind, country, territory, rate, ...plus(groups.get(key) ?? NOTHING, part) })
  }
  const rows = [...groups.values()].sort(byKindCountryAndRate)
  return {
    rows: rows.map(({ kind, country, territory, rate, ...sums }) => ({
      kind,
      country,
      territory,
      rate,
      ...written(sums),
    })),
    total: { ...written(rows.reduce<Sums>(plus, NOTHING)), orders },
  }
}
