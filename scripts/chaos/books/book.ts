import type { Ledger } from './ledger'

/** Something that two books say differently. */
export type Difference = {
  text: string
  /** The cart session that it is about; its story is printed with it. */
  sessionId?: string
}

/** What has to hold, and what was found. Without differences it holds. */
export type Book = { what: string; expected: string; found: string; differences: Difference[] }

/** Compares some books. */
export type Comparison = (ledger: Ledger) => Book[]

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Sums of each currency. */
export const sums = <T extends { currency: string }>(
  list: readonly T[],
  value: (one: T) => number,
): string =>
  [...grouped(list, ({ currency }) => currency)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([currency, some]) => `${(sum(some, value) / 100).toFixed(2)} ${currency}`)
    .join(', ')

export const sum = <T>(list: Iterable<T>, value: (one: T) => number): number => {
  let total = 0
  for (const one of list) total += value(one)
  return total
}

/** Orders in these states deliver nothing more. */
export const isClosed = (status: string) => status === 'cancelled' || status === 'refunded'

/** The elements by what they have in common. */
export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
