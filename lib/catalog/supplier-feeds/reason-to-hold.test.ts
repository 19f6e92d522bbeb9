import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { reasonToHold } from './reason-to-hold'

const plan = (change: object) => ({
  lines: 100,
  additions: [],
  refusals: [],
  changes: [],
  ...change,
})
const many = (count: number) => Array.from({ length: count }, () => ({}))
const priced = (before: string, after: string) => ({
  before: { price: before },
  after: { price: after },
})

const pricedIn = (currency: string, before: string, after: string) => ({
  before: { prices: { [currency]: { price: before, originalPrice: null } } },
  after: { prices: { [currency]: { price: after, originalPrice: null } } },
})

describe('an import that nobody looks at', () => {
  it.each([
    ['no change', {}],
    ['a fifth of the lines with errors', { refusals: many(20) }],
    [
      'prices half as high again, and half as high',
      { changes: [priced('10.00', '15.00'), priced('10.00', '5.00')] },
    ],
    ['a price in another currency half as high', { changes: [pricedIn('EUR', '8.00', '4.00')] }],
    ['200 new products', { additions: many(200) }],
    [
      '20 hidden products',
      { changes: many(20).map(() => ({ before: { isHidden: false }, after: { isHidden: true } })) },
    ],
    ['a change without a price', { changes: [{ before: { name: 'A' }, after: { name: 'B' } }] }],
  ])('may do this: %s', (_, change) => {
    expect(reasonToHold(plan(change))).toBeNull()
  })

  it.each([
    ['The table has no lines', { lines: 0 }],
    ['21 of 100 lines have errors', { refusals: many(21) }],
    [
      '1 price would change by more than half',
      { changes: [priced('10.00', '15.01'), priced('1.00', '1.10')] },
    ],
    [
      '2 prices would change by more than half',
      { changes: [priced('10.00', '4.99'), priced('10.00', '0.00')] },
    ],
    [
      '1 price would change by more than half',
      { changes: [pricedIn('EUR', '89.00', '8.90'), pricedIn('JPY', '1000.00', '1100.00')] },
    ],
    ['201 products would be added', { additions: many(201) }],
    [
      '21 products would be hidden',
      { changes: many(21).map(() => ({ before: { isHidden: false }, after: { isHidden: true } })) },
    ],
  ])('is held: %s', (reason, change) => {
    const held = reasonToHold(plan(change))
    expect(held && englishOf(held)).toBe(reason)
  })
})
