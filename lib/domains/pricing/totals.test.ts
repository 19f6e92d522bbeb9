import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { totalsOf } from './totals'

describe('totalsOf', () => {
  it('adds 8 % tax to the subtotal', () => {
    expect(totalsOf([{ priceCents: 10000, quantity: 1 }])).toEqual({
      subtotalCents: 10000,
      taxCents: 800,
      totalCents: 10800,
    })
  })

  it.each([
    // 8 % of 0.06 is 0.0048, of 0.07 is 0.0056; half a cent goes up.
    [6, 0],
    [7, 1],
    [1999, 160],
    [4999, 400],
  ])('rounds the tax of %p cents half up to %p', (priceCents, taxCents) => {
    expect(totalsOf([{ priceCents, quantity: 1 }]).taxCents).toBe(taxCents)
  })

  it('rounds exactly half a cent up', () => {
    expect(totalsOf([{ priceCents: 50, quantity: 1 }], 100).taxCents).toBe(1)
  })

  it('takes the tax of the whole subtotal, not of each line', () => {
    const lines = Array.from({ length: 10 }, () => ({ priceCents: 6, quantity: 1 }))
    expect(totalsOf(lines).taxCents).toBe(5)
  })

  it('always gives whole cents that add up, within half a cent of the exact tax', () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        fc.integer({ min: 0, max: 10_000 }),
        (lines, rate) => {
          const { subtotalCents, taxCents, totalCents } = totalsOf(lines, rate)
          expect(Number.isSafeInteger(taxCents)).toBe(true)
          expect(totalCents).toBe(subtotalCents + taxCents)
          expect(Math.abs(taxCents * 10_000 - subtotalCents * rate)).toBeLessThanOrEqual(5_000)
        },
      ),
    )
  })
})
