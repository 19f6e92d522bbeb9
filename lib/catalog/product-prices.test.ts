import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MAX_CENTS } from '@/lib/core/money'
import { applyPriceChange, parsePriceChange } from './product-prices'

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
    expect(applyPriceChange(cents, change)).toBe(expected)
  })

  it('is never more than half a cent away from the exact price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        (cents, by) => {
          const next = applyPriceChange(cents, { mode: 'percent', by })
          const exact = cents * (10_000 + by)
          expect(Math.abs(Number(next) * 10_000 - exact)).toBeLessThanOrEqual(5000)
        },
      ),
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
