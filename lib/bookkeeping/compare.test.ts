import { describe, expect, it } from '@jest/globals'
import { compareBooks, type Entry, totalsByCurrency } from './compare'

const DAY = new Date('2026-11-20T12:00:00Z')
const entry = (id: string, cents: number, over: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'payment',
  cents,
  currency: 'USD',
  at: DAY,
  orderNumber: null,
  ...over,
})
const always = () => true

describe('compareBooks', () => {
  it('finds nothing where both say the same, in any order', () => {
    const refund = entry('1', 500, { kind: 'refund' })
    expect(compareBooks([entry('1', 1000), refund], [refund, entry('1', 1000)], always)).toEqual([])
  })

  it('names what only one of them has', () => {
    const found = compareBooks([entry('1', 1000)], [entry('2', 700)], always)
    expect(found).toMatchObject([
      { what: 'missing_in_store', id: '2', storeCents: null, providerCents: 700 },
      { what: 'missing_at_provider', id: '1', storeCents: 1000, providerCents: null },
    ])
  })

  it('tells a payment from a refund with the same id', () => {
    const found = compareBooks([entry('1', 5)], [entry('1', 5, { kind: 'refund' })], always)
    expect(found.map(({ what }) => what)).toEqual(['missing_in_store', 'missing_at_provider'])
  })

  it('names both amounts where they differ by a cent', () => {
    expect(compareBooks([entry('1', 1000)], [entry('1', 1001)], always)).toMatchObject([
      { what: 'amount', storeCents: 1000, providerCents: 1001 },
    ])
  })

  it('takes as many cents of another currency for another amount', () => {
    const found = compareBooks([entry('1', 1000)], [entry('1', 1000, { currency: 'EUR' })], always)
    expect(found).toEqual([
      {
        what: 'amount',
        kind: 'payment',
        id: '1',
        orderNumber: null,
        storeCents: 1000,
        storeCurrency: 'USD',
        providerCents: 1000,
        providerCurrency: 'EUR',
        at: DAY,
      },
    ])
  })

  it('misses nothing that lies outside of the period', () => {
    const late = new Date('2026-11-21T00:00:05Z')
    const isInPeriod = (at: Date) => at < new Date('2026-11-21T00:00:00Z')
    expect(compareBooks([entry('1', 1, { at: late })], [], isInPeriod)).toEqual([])
    expect(compareBooks([entry('1', 1, { at: late })], [entry('1', 2)], isInPeriod)).toHaveLength(1)
  })
})

describe('totalsByCurrency', () => {
  const none = { payments: 0, refunds: 0, capturedCents: 0, refundedCents: 0, netCents: 0 }

  it('adds up payments and refunds apart', () => {
    const own = [entry('1', 1000), entry('2', 250), entry('3', 300, { kind: 'refund' })]
    const sums = {
      payments: 2,
      refunds: 1,
      capturedCents: 1250,
      refundedCents: 300,
      netCents: 950,
    }
    expect(totalsByCurrency(own, [], 'USD')).toEqual([
      { currency: 'USD', store: sums, provider: none },
    ])
  })

  it('adds up each currency by itself, that of the store first', () => {
    const euros = entry('2', 900, { currency: 'EUR' })
    const yen = entry('3', 150_000, { currency: 'JPY', kind: 'refund' })
    const books = totalsByCurrency([entry('1', 1000), euros], [yen, euros], 'USD')
    expect(
      books.map(({ currency, store, provider }) => [currency, store.netCents, provider.netCents]),
    ).toEqual([
      ['USD', 1000, 0],
      ['EUR', 900, 900],
      ['JPY', 0, -150_000],
    ])
  })

  it('has the currency of the store where nothing moved', () => {
    expect(totalsByCurrency([], [], 'EUR')).toEqual([
      { currency: 'EUR', store: none, provider: none },
    ])
  })
})
