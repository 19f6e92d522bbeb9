import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { totalsOf } from '@/lib/pricing/totals'
import { RUNS } from '@/tests/setup/amounts'
import { taxRateOf } from './tax-rate'

const amountsAt = (
  priceCents: number,
  basisPoints: number,
  inclusive: boolean,
  currency = 'USD',
) => {
  const { subtotalCents: netCents, ...rest } = totalsOf([{ priceCents, quantity: 1 }], currency, {
    basisPoints,
    inclusive,
  })
  return { netCents, ...rest }
}

describe('the tax rate of an order', () => {
  it('is the current one if that gives its tax', () => {
    // Of so little, many rates give the same tax.
    expect(taxRateOf(amountsAt(99, 825, false), false, 825, 'USD')).toBe(825)
    expect(taxRateOf(amountsAt(9900, 1900, true), true, 1900, 'USD')).toBe(1900)
  })

  it('is the roundest that does, after the rate has changed', () => {
    expect(taxRateOf(amountsAt(9999, 800, false), false, 2000, 'USD')).toBe(800)
    expect(taxRateOf(amountsAt(999_999, 725, false), false, 800, 'USD')).toBe(725)
    expect(taxRateOf(amountsAt(9999, 1900, true), true, 0, 'USD')).toBe(1900)
  })

  it('is nothing without tax, and unknown where no rate gives it', () => {
    expect(taxRateOf(amountsAt(1000, 0, false), false, 800, 'USD')).toBe(0)
    expect(
      taxRateOf({ netCents: 10_000_000, taxCents: 777, totalCents: 10_000_777 }, false, 800, 'USD'),
    ).toBeNull()
    expect(taxRateOf({ netCents: 0, taxCents: 5, totalCents: 5 }, false, 800, 'USD')).toBeNull()
  })

  it('is found by whole yen', () => {
    // 8 % of ¥120 is ¥9.60, 8.25 % is ¥9.90: both are ¥10.
    const amounts = amountsAt(12_000, 800, false, 'JPY')
    expect(taxRateOf(amounts, false, 825, 'JPY')).toBe(825)
    expect(taxRateOf(amounts, false, 2000, 'JPY')).toBe(800)
  })

  it.each(ALL_CURRENCIES)('gives the tax of an order in %s, whatever it is', (currency) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3000 }),
        (steps, basisPoints, inclusive, current) => {
          const price = steps * stepOf(currency)
          const amounts = amountsAt(price, basisPoints, inclusive, currency)
          const found = taxRateOf(amounts, inclusive, current, currency)
          if (amounts.netCents > 0) expect(found).not.toBeNull()
          if (found !== null)
            expect(amountsAt(price, found, inclusive, currency).taxCents).toBe(amounts.taxCents)
        },
      ),
      RUNS,
    )
  })
})
