import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { spread, taxShare } from './spread'

describe('an amount that is spread', () => {
  it('is divided by the values, of which deductions bear a part of their own', () => {
    expect(spread([100, 300], 80, 'USD')).toEqual([20, 60])
    expect(spread([100, 300, -200], 40, 'USD')).toEqual([20, 60, -40])
    expect(spread([100, -100], 5, 'USD')).toEqual([0, 5])
  })

  it('is divided into whole yen', () => {
    expect(spread([1, 1, 1], 10_000, 'JPY')).toEqual([3300, 3400, 3300])
    expect(spread([1, 1, -1], 500, 'JPY')).toEqual([500, 500, -500])
  })

  it.each(ALL_CURRENCIES)('in %s is all of its parts', (currency) => {
    fc.assert(
      fc.property(
        fc.array(amountsIn(currency, { min: 0, max: 9_999_999_999 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 100 }),
        amountsIn(currency, { min: 0, max: 9_999_999_999 }),
        (prices, percent, cents) => {
          const sum = prices.reduce((total, price) => total + price, 0)
          const off = Math.floor((sum * percent) / 100 / stepOf(currency)) * stepOf(currency)
          const parts = spread([...prices, -off], cents, currency)
          expect(parts).toHaveLength(prices.length + 1)
          expectChargeable(currency, parts)
          expect(parts.reduce((total, part) => total + part, 0)).toBe(cents)
        },
      ),
      RUNS,
    )
  })
})

describe('the part of a tax', () => {
  it('is rounded half up to what the currency can be charged in', () => {
    expect(taxShare(75, 1, 2, 'USD')).toBe(38)
    expect(taxShare(7500, 1, 2, 'JPY')).toBe(3800)
    expect(taxShare(75, 1, 0, 'USD')).toBe(0)
  })

  it.each(ALL_CURRENCIES)('in %s is never more than the tax', (currency) => {
    const amount = amountsIn(currency, { min: 0, max: 9_999_999_999 })
    fc.assert(
      fc.property(amount, amount, amount, (tax, part, total) => {
        const share = taxShare(tax, part, total, currency)
        expectChargeable(currency, [share])
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(tax)
      }),
      RUNS,
    )
  })
})
