import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { pricesHoldTax, sumOf, totalsOf } from './totals'

const ON_TOP = { basisPoints: 100, inclusive: false }
const INSIDE = { basisPoints: 800, inclusive: true }

const cartIn = (currency: string) =>
  fc.array(
    fc.record({
      priceCents: amountsIn(currency, { min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 30 },
  )
/** Thousandths of a percent, as rates of countries have them. */
const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 10)

describe('totalsOf', () => {
  it('adds 8 % tax to the subtotal', () => {
    expect(totalsOf([{ priceCents: 10000, quantity: 1 }], 'USD')).toEqual({
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
    expect(totalsOf([{ priceCents, quantity: 1 }], 'USD').taxCents).toBe(taxCents)
  })

  it('rounds exactly half a cent up', () => {
    expect(totalsOf([{ priceCents: 50, quantity: 1 }], 'USD', ON_TOP).taxCents).toBe(1)
  })

  it('takes the tax of the whole subtotal, not of each line', () => {
    const lines = Array.from({ length: 10 }, () => ({ priceCents: 6, quantity: 1 }))
    expect(totalsOf(lines, 'USD').taxCents).toBe(5)
  })

  it('rounds to whole yen, half of one up', () => {
    // 8 % of ¥6 is 0.48, of ¥7 is 0.56; 1 % of ¥50 is half.
    expect(totalsOf([{ priceCents: 600, quantity: 1 }], 'JPY').taxCents).toBe(0)
    expect(totalsOf([{ priceCents: 700, quantity: 1 }], 'JPY').taxCents).toBe(100)
    expect(totalsOf([{ priceCents: 5000, quantity: 1 }], 'JPY', ON_TOP).taxCents).toBe(100)
  })

  it.each(ALL_CURRENCIES)(
    'always gives amounts of %s that add up, as near to the exact tax as they can be',
    (currency) => {
      fc.assert(
        fc.property(cartIn(currency), rate, (lines, basisPoints) => {
          const { subtotalCents, taxCents, totalCents } = totalsOf(lines, currency, {
            basisPoints,
            inclusive: false,
          })
          expect(Number.isSafeInteger(taxCents)).toBe(true)
          expectChargeable(currency, [subtotalCents, taxCents, totalCents])
          expect(totalCents).toBe(subtotalCents + taxCents)
          expect(Math.abs(taxCents * 10_000 - subtotalCents * basisPoints)).toBeLessThanOrEqual(
            5_000 * stepOf(currency),
          )
        }),
        RUNS,
      )
    },
  )
})

describe('totalsOf at rates with thousandths', () => {
  it('loses none of them', () => {
    const lines = [{ priceCents: 1_000_000, quantity: 1 }]
    expect(totalsOf(lines, 'USD', { basisPoints: 552.5, inclusive: false }).taxCents).toBe(55_250)
    expect(totalsOf(lines, 'USD', { basisPoints: 0.1, inclusive: false }).taxCents).toBe(10)
    expect(totalsOf(lines, 'USD', { basisPoints: 2550, inclusive: true })).toEqual({
      subtotalCents: 796_813,
      taxCents: 203_187,
      totalCents: 1_000_000,
    })
  })
})

describe('totalsOf with gift cards', () => {
  const lines = [
    { priceCents: 10_000, quantity: 1 },
    { priceCents: 5_000, quantity: 2, isGiftCard: true },
  ]

  it('takes no tax of them, and no discount off them', () => {
    expect(totalsOf(lines, 'USD')).toEqual({
      subtotalCents: 20_000,
      taxCents: 800,
      totalCents: 20_800,
    })
    expect(totalsOf(lines, 'USD', undefined, 2_500).taxCents).toBe(600)
    expect(totalsOf(lines.slice(1), 'USD').taxCents).toBe(0)
  })

  it('takes none out of them where prices hold it', () => {
    const totals = totalsOf(lines, 'USD', INSIDE)
    expect(totals).toEqual({ subtotalCents: 19_259, taxCents: 741, totalCents: 20_000 })
    expect(pricesHoldTax(lines, { ...totals, discountCents: 0 })).toBe(true)
  })
})

describe('totalsOf with a discount', () => {
  it('takes the tax of what is left of the sum', () => {
    expect(totalsOf([{ priceCents: 10000, quantity: 1 }], 'USD', undefined, 2500)).toEqual({
      subtotalCents: 7500,
      taxCents: 600,
      totalCents: 8100,
    })
  })

  it('takes the tax out of what is left, where prices hold it', () => {
    expect(totalsOf([{ priceCents: 10800, quantity: 2 }], 'USD', INSIDE, 10800)).toEqual({
      subtotalCents: 10000,
      taxCents: 800,
      totalCents: 10800,
    })
  })
})

describe('totalsOf prices that hold the tax', () => {
  it('takes the tax out of the sum', () => {
    expect(totalsOf([{ priceCents: 10800, quantity: 1 }], 'USD', INSIDE)).toEqual({
      subtotalCents: 10000,
      taxCents: 800,
      totalCents: 10800,
    })
  })

  it.each([
    // 8/108 of 0.10 is 0.0074, of 0.06 is 0.0044.
    [10, 1],
    [6, 0],
    [1999, 148],
  ])('rounds the tax in %p cents to %p', (priceCents, taxCents) => {
    expect(totalsOf([{ priceCents, quantity: 1 }], 'USD', INSIDE).taxCents).toBe(taxCents)
  })

  it('rounds exactly half a cent up', () => {
    // 100 % inside 1 cent: half of it.
    const half = totalsOf([{ priceCents: 1, quantity: 1 }], 'USD', {
      basisPoints: 10_000,
      inclusive: true,
    })
    expect(half).toEqual({ subtotalCents: 0, taxCents: 1, totalCents: 1 })
  })

  it.each(ALL_CURRENCIES)(
    'charges what the prices in %s say, with a tax as near to the exact one as it can be',
    (currency) => {
      fc.assert(
        fc.property(cartIn(currency), rate, (lines, basisPoints) => {
          const { subtotalCents, taxCents, totalCents } = totalsOf(lines, currency, {
            basisPoints,
            inclusive: true,
          })
          expect(totalCents).toBe(sumOf(lines))
          expectChargeable(currency, [subtotalCents, taxCents, totalCents])
          expect(subtotalCents + taxCents).toBe(totalCents)
          expect(taxCents).toBeGreaterThanOrEqual(0)
          expect(subtotalCents).toBeGreaterThanOrEqual(0)
          const whole = 10_000 + basisPoints
          expect(Math.abs(2 * (taxCents * whole - totalCents * basisPoints))).toBeLessThanOrEqual(
            whole * stepOf(currency),
          )
        }),
        RUNS,
      )
    },
  )
})

describe('pricesHoldTax', () => {
  it('derives from an order alone how its tax was calculated', () => {
    fc.assert(
      fc.property(
        cartIn('USD'),
        rate,
        fc.boolean(),
        fc.nat(),
        (lines, basisPoints, inclusive, off) => {
          const discountCents = Math.min(off, sumOf(lines))
          const rules = { basisPoints, inclusive }
          const { subtotalCents, taxCents } = totalsOf(lines, 'USD', rules, discountCents)
          // Without tax both are the same.
          expect(pricesHoldTax(lines, { subtotalCents, discountCents })).toBe(
            inclusive && taxCents > 0,
          )
        },
      ),
    )
  })
})
