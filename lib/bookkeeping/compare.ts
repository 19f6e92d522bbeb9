/** One movement of money in a book. Amounts are cents of the same currency, never negative. */
export type Entry = {
  /** The provider's id of the transaction. */
  id: string
  kind: 'payment' | 'refund'
  cents: number
  at: Date
  orderNumber: string | null
}

export const DIFFERENCES = [
  /** The provider has it, the store does not. */
  'missing_in_store',
  /** The store has it, the provider does not. */
  'missing_at_provider',
  /** Both have it, with different amounts. */
  'amount',
] as const

export type Difference = {
  what: (typeof DIFFERENCES)[number]
  kind: Entry['kind']
  id: string
  orderNumber: string | null
  /** `null` where it is missing. */
  storeCents: number | null
  providerCents: number | null
  at: Date
}

/**
 * What two books of the same period say differently, oldest first.
 *
 * @param store entries of the store's book, those near the ends of the period included
 * @param provider entries of the provider's book
 * @param period only entries in it are missed in the other book
 */
export function compareBooks(
  store: readonly Entry[],
  provider: readonly Entry[],
  isInPeriod: (at: Date) => boolean,
): Difference[] {
  const key = ({ kind, id }: Entry) => `${kind} ${id}`
  const inStore = new Map(store.map((entry) => [key(entry), entry]))
  const atProvider = new Map(provider.map((entry) => [key(entry), entry]))
  const differences: Difference[] = []
  for (const entry of provider) {
    const own = inStore.get(key(entry))
    if (own?.cents === entry.cents) continue
    if (own) differences.push(difference('amount', own, own.cents, entry.cents))
    else if (isInPeriod(entry.at))
      differences.push(difference('missing_in_store', entry, null, entry.cents))
  }
  for (const entry of store)
    if (!atProvider.has(key(entry)) && isInPeriod(entry.at))
      differences.push(difference('missing_at_provider', entry, entry.cents, null))
  return differences.sort((one, other) => one.at.getTime() - other.at.getTime())
}

const difference = (
  what: Difference['what'],
  { kind, id, orderNumber, at }: Entry,
  storeCents: number | null,
  providerCents: number | null,
): Difference => ({ what, kind, id, orderNumber, storeCents, providerCents, at })

/** The sums of a book in cents. */
export function totalsOf(entries: readonly Entry[]) {
  const sum = (kind: Entry['kind']) =>
    entries.reduce((cents, entry) => cents + (entry.kind === kind ? entry.cents : 0), 0)
  const count = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length
  const captured = sum('payment')
  const refunded = sum('refund')
  return {
    payments: count('payment'),
    refunds: count('refund'),
    capturedCents: captured,
    refundedCents: refunded,
    netCents: captured - refunded,
  }
}
export type Totals = ReturnType<typeof totalsOf>
