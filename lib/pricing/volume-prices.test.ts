import { describe, expect, it, test } from '@jest/globals'
import fc from 'fast-check'
import { toDecimal } from '@/lib/core/money'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { inBase } from './selling'
import {
  MAX_VOLUME,
  MAX_VOLUME_PERCENT,
  MIN_VOLUME,
  nextVolume,
  parseVolumePrice,
  unitPriceCents,
  volumePricesProblem,
  volumePriceText,
} from './volume-prices'

const product = {
  price: '19.99',
  volumePrices: [
    { from: 5, percent: 5 },
    { from: 10, percent: 8 },
  ],
}

describe('the next volume price', () => {
  test.each([
    [1, { from: 5, unitCents: 1899, savesCents: 100, totalCents: 9495, isCheaper: false }],
    [5, { from: 10, unitCents: 1839, savesCents: 60, totalCents: 18_390, isCheaper: false }],
    [10, null],
  ])('above %i', (quantity, next) => {
    expect(nextVolume(product, quantity, inBase('USD'))).toEqual(next)
  })

  it('may cost less for all than fewer do now', () => {
    const steep = { price: '10.00', volumePrices: [{ from: 10, percent: 50 }] }
    expect(nextVolume(steep, 9, inBase('USD'))).toMatchObject({
      totalCents: 5000,
      isCheaper: true,
    })
    expect(nextVolume({ price: '10.00' }, 1, inBase('USD'))).toBeNull()
  })
})

describe('the price of each piece', () => {
  test.each([
    [1, 1999],
    [4, 1999],
    [5, 1899],
    [9, 1899],
    [10, 1839],
    [99, 1839],
  ])('is for %i of them %i cents', (quantity, cents) => {
    expect(unitPriceCents(product, quantity, inBase('USD'))).toBe(cents)
  })

  it('is the price where there are no volume prices', () => {
    expect(unitPriceCents({ price: '129.99' }, 99, inBase('USD'))).toBe(12_999)
    expect(unitPriceCents({ price: '129.99', volumePrices: [] }, 99, inBase('USD'))).toBe(12_999)
  })

  it('is rounded half up', () => {
    expect(
      unitPriceCents({ price: '0.50', volumePrices: [{ from: 2, percent: 5 }] }, 2, inBase('USD')),
    ).toBe(48)
    expect(
      unitPriceCents({ price: '50.00', volumePrices: [{ from: 2, percent: 5 }] }, 2, inBase('JPY')),
    ).toBe(4800)
  })

  it.each(ALL_CURRENCIES)(
    'never rises with the quantity in %s, and is never nothing unless the price is',
    (currency) => {
      const cents = amountsIn(currency, { min: 5 * stepOf(currency), max: 9_999_999 })
      const entry = fc.record({
        from: fc.integer({ min: MIN_VOLUME, max: MAX_VOLUME }),
        percent: fc.integer({ min: 1, max: MAX_VOLUME_PERCENT }),
      })
      fc.assert(
        fc.property(
          cents,
          fc.array(entry, { maxLength: 5 }),
          fc.integer({ min: 1, max: MAX_VOLUME - 1 }),
          (priceCents, volumePrices, quantity) => {
            const price = toDecimal(priceCents)
            const few = unitPriceCents({ price, volumePrices }, quantity, inBase(currency))
            const more = unitPriceCents({ price, volumePrices }, quantity + 1, inBase(currency))
            expectChargeable(currency, [few, more])
            expect(few).toBeLessThanOrEqual(priceCents)
            expect(more).toBeLessThanOrEqual(few)
            expect(more).toBeGreaterThan(0)
          },
        ),
        RUNS,
      )
    },
  )
})

describe('volume prices together', () => {
  it('have to ascend in pieces and percent', () => {
    expect(volumePricesProblem(product.volumePrices)).toBeNull()
    expect(volumePricesProblem([])).toBeNull()
    for (const wrong of [
      [
        { from: 10, percent: 8 },
        { from: 5, percent: 9 },
      ],
      [
        { from: 5, percent: 8 },
        { from: 10, percent: 8 },
      ],
      [
        { from: 5, percent: 8 },
        { from: 5, percent: 9 },
      ],
    ])
      expect(volumePricesProblem(wrong)).toEqual({ reason: 'products.volumePricesAscend' })
  })
})

describe('a volume price as it is typed', () => {
  test.each(['10: 8%', '10:8', ' 10+ 8 % ', '10+: -8%', '10 8'])('is read from %j', (text) => {
    expect(parseVolumePrice(text)).toEqual({ from: 10, percent: 8 })
  })

  test.each(['', '10', '8%', 'ten: 8', '10: 8.5%', '10:8:6', '-10: 8'])('is not %j', (text) => {
    expect(parseVolumePrice(text)).toBeNull()
  })

  it('is written so that it can be read', () => {
    expect(volumePriceText({ from: 10, percent: 8 })).toBe('10: 8%')
    expect(parseVolumePrice('10: 8%')).toEqual({ from: 10, percent: 8 })
  })
})
