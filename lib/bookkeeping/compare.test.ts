import { describe, expect, it } from '@jest/globals'
import { compareBooks, type Entry, totalsOf } from './compare'

const DAY = new Date('2026-11-20T12:00:00Z')
const entry = (id: string, cents: number, over: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'payment',
  cents,
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

  it('misses nothing that lies outside of the period', () => {
    const late = new Date('2026-11-21T00:00:05Z')
    const isInPeriod = (at: Date) => at < new Date('2026-11-21T00:00:00Z')
    expect(compareBooks([entry('1', 1, { at: late })], [], isInPeriod)).toEqual([])
    expect(compareBooks([entry('1', 1, { at: late })], [entry('1', 2)], isInPeriod)).toHaveLength(1)
  })
})

describe('totalsOf', () => {
  it('adds up payments and refunds apart', () => {
    expect(
      totalsOf([entry('1', 1000), entry('2', 250), entry('3', 300, { kind: 'refund' })]),
    ).toEqual({
      payments: 2,
      refunds: 1,
      capturedCents: 1250,
      refundedCents: 300,
      netCents: 950,
    })
  })
})
