import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { totalsOf } from '@/lib/pricing/totals'
import { taxRateOf } from './tax-rate'

const amountsAt = (priceCents: number, basisPoints: number, inclusive: boolean) => {
  const { subtotalCents: netCents, ...rest } = totalsOf([{ priceCents, quantity: 1 }], {
    basisPoints,
    inclusive,
  })
  return { netCents, ...rest }
}

describe('the tax rate of an order', () => {
  it('is the current one if that gives its tax', () => {
    // Of so little, many rates give the same tax.
    expect(taxRateOf(amountsAt(99, 825, false), false, 825)).toBe(825)
    expect(taxRateOf(amountsAt(9900, 1900, true), true, 1900)).toBe(1900)
  })

  it('is the roundest that does, after the rate has changed', () => {
    expect(taxRateOf(amountsAt(9999, 800, false), false, 2000)).toBe(800)
    expect(taxRateOf(amountsAt(999_999, 725, false), false, 800)).toBe(725)
    expect(taxRateOf(amountsAt(9999, 1900, true), true, 0)).toBe(1900)
  })

  it('is nothing without tax, and unknown where no rate gives it', () => {
    expect(taxRateOf(amountsAt(1000, 0, false), false, 800)).toBe(0)
    expect(
      taxRateOf({ netCents: 10_000_000, taxCents: 777, totalCents: 10_000_777 }, false, 800),
    ).toBeNull()
    expect(taxRateOf({ netCents: 0, taxCents: 5, totalCents: 5 }, false, 800)).toBeNull()
  })

  it('gives the tax of the order, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3000 }),
        (price, basisPoints, inclusive, current) => {
          const amounts = amountsAt(price, basisPoints, inclusive)
          const found = taxRateOf(amounts, inclusive, current)
          if (amounts.netCents > 0) expect(found).not.toBeNull()
          if (found !== null)
            expect(amountsAt(price, found, inclusive).taxCents).toBe(amounts.taxCents)
        },
      ),
    )
  })
})
