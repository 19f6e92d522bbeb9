/** One movement of money in a book. Amounts are cents of its currency, never negative. */
export type Entry = {
  /** The provider's id of the transaction. */
  id: string
  kind: 'payment' | 'refund'
  cents: number
  currency: string
  at: Date
  orderNumber: string | null
}

export const DIFFERENCES = [
  /** The provider has it, the store does not. */
  'missing_in_store',
  /** The store has it, the provider does not. */
  'missing_at_provider',
  /** Both have it, with different amounts or currencies. */
  'amount',
] as const

export type Difference = {
  what: (typeof DIFFERENCES)[number]
  kind: Entry['kind']
  id: string
  orderNumber: string | null
  /** `null` where it is missing. */
  storeCents: number | null
  storeCurrency: string | null
  providerCents: number | null
  providerCurrency: string | null
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
    if (own?.cents === entry.cents && own.currency === entry.currency) continue
    if (own) differences.push(difference('amount', own, entry))
    else if (isInPeriod(entry.at)) differences.push(difference('missing_in_store', null, entry))
  }
  for (const entry of store)
    if (!atProvider.has(key(entry)) && isInPeriod(entry.at))
      differences.push(difference('missing_at_provider', entry, null))
  return differences.sort((one, other) => one.at.getTime() - other.at.getTime())
}

function difference(
  what: Difference['what'],
  ...[store, provider]: [Entry, Entry | null] | [null, Entry]
): Difference {
  const { id, kind, orderNumber, at } = store ?? provider
  return {
    what,
    kind,
    id,
    orderNumber,
    storeCents: store?.cents ?? null,
    storeCurrency: store?.currency ?? null,
    providerCents: provider?.cents ?? null,
    providerCurrency: provider?.currency ?? null,
    at,
  }
}

/** The sums of the entries of a book in one currency, in its cents. */
function totalsOf(entries: readonly Entry[], currency: string) {
  const ofKind = (kind: Entry['kind']) =>
    entries.filter((entry) => entry.kind === kind && entry.currency === currency)
  const [payments, refunds] = [ofKind('payment'), ofKind('refund')]
  const sum = (some: readonly Entry[]) => some.reduce((total, { cents }) => total + cents, 0)
  const [captured, refunded] = [sum(payments), sum(refunds)]
  return {
    payments: payments.length,
    refunds: refunds.length,
    capturedCents: captured,
    refundedCents: refunded,
    netCents: captured - refunded,
  }
}
export type Totals = ReturnType<typeof totalsOf>

/** The sums of two books, currency by currency. @param base of the store, which is always one of them */
export const totalsByCurrency = (
  store: readonly Entry[],
  provider: readonly Entry[],
  base: string,
) => {
  const others = [...store, ...provider].map(({ currency }) => currency).sort()
  return [...new Set([base, ...others])].map((currency) => ({
    currency,
    store: totalsOf(store, currency),
    provider: totalsOf(provider, currency),
  }))
}
