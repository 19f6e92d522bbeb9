import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MAX_CENTS } from '@/lib/core/money'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { applyPriceChange, isFarOff, parsePriceChange } from './product-prices'

describe('applyPriceChange', () => {
  it.each([
    [1000, { mode: 'percent', by: -1000 }, 900],
    [999, { mode: 'percent', by: -1000 }, 899],
    [5, { mode: 'percent', by: -1000 }, 5],
    [10_005, { mode: 'percent', by: 1000 }, 11_006],
    [1999, { mode: 'percent', by: -10_000 }, 0],
    [1999, { mode: 'percent', by: -20_000 }, 0],
    [1999, { mode: 'amount', by: -500 }, 1499],
    [300, { mode: 'amount', by: -500 }, 0],
    [MAX_CENTS, { mode: 'amount', by: 1 }, null],
  ] as const)('makes of %d with %j %p', (cents, change, expected) => {
    expect(applyPriceChange(cents, change, 'USD')).toBe(expected)
  })

  it.each([
    [100_500, { mode: 'percent', by: 1000 }, 110_600],
    [500, { mode: 'percent', by: -1000 }, 500],
    [199_900, { mode: 'amount', by: -50_000 }, 149_900],
  ] as const)('makes of %d hundredths of a yen with %j %p', (cents, change, expected) => {
    expect(applyPriceChange(cents, change, 'JPY')).toBe(expected)
  })

  it.each(ALL_CURRENCIES)('is as near to the exact price in %s as it can be', (currency) => {
    fc.assert(
      fc.property(
        amountsIn(currency, { min: 0, max: 10_000_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        (cents, by) => {
          const next = Number(applyPriceChange(cents, { mode: 'percent', by }, currency))
          const exact = cents * (10_000 + by)
          expectChargeable(currency, [next])
          expect(Math.abs(next * 10_000 - exact)).toBeLessThanOrEqual(5000 * stepOf(currency))
        },
      ),
      RUNS,
    )
  })
})

describe('parsePriceChange', () => {
  it.each([
    ['-10', -1000],
    ['+2.5', 250],
    ['0.05', 5],
    ['-0.05', -5],
    ['10,5', 1050],
    ['\u22122,50', -250],
    ['-1.299,00', -129900],
    ['--5', null],
    ['1,299', null],
    ['', null],
    ['1e3', null],
    ['1.234', null],
  ])('reads %p as %p', (text, expected) => {
    expect(parsePriceChange(text)).toBe(expected)
  })
})

describe('isFarOff', () => {
  it.each([
    [8000, 10_000, false],
    [7999, 10_000, true],
    [12_000, 10_000, false],
    [12_001, 10_000, true],
    [1, 0, true],
  ])('a typed %i beside a converted %i: %s', (typed, converted, far) => {
    expect(isFarOff(typed, converted)).toBe(far)
  })
})
