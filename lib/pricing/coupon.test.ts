import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { allocate, type CouponTerms, couponEffect, discountShares } from './coupon'
import { leastPayment } from './least-payment'
import { sumOf } from './totals'

const terms = (some: Partial<CouponTerms>): CouponTerms => ({
  percent: null,
  amountCents: null,
  minimumCents: 0,
  productIds: null,
  ...some,
})
const line = (productId: number, priceCents: number, quantity = 1) => ({
  productId,
  priceCents,
  quantity,
})

describe('couponEffect', () => {
  it('takes a percentage off all products together, rounded half up to a cent', () => {
    const lines = [line(1, 999), line(2, 999)]
    expect(couponEffect(terms({ percent: 15 }), lines, 'USD')).toEqual({
      discountCents: 300,
      problem: null,
    })
    expect(couponEffect(terms({ percent: 50 }), [line(1, 999)], 'USD').discountCents).toBe(500)
  })

  it('takes an amount off once, however many there are', () => {
    expect(
      couponEffect(terms({ amountCents: 1000 }), [line(1, 5000, 3)], 'USD').discountCents,
    ).toBe(1000)
  })

  it('takes nothing off gift cards, which do not count towards its minimum', () => {
    const card = { ...line(9, 5000), isGiftCard: true }
    const lines = [line(1, 1000), card]
    expect(couponEffect(terms({ percent: 50 }), lines, 'USD').discountCents).toBe(500)
    expect(couponEffect(terms({ percent: 100 }), lines, 'USD').discountCents).toBe(1000)
    expect(couponEffect(terms({ percent: 10 }), [card], 'USD')).toMatchObject({
      problem: 'no_product',
    })
    expect(couponEffect(terms({ percent: 10, minimumCents: 2000 }), lines, 'USD')).toMatchObject({
      problem: 'minimum',
      missingCents: 1000,
    })
    expect(discountShares({ productIds: null }, lines, 500, 'USD')).toEqual([500, 0])
  })

  it('is for its products alone, and never takes off more than they cost', () => {
    const lines = [line(1, 2000), line(2, 8000)]
    expect(couponEffect(terms({ percent: 50, productIds: [1] }), lines, 'USD').discountCents).toBe(
      1000,
    )
    expect(
      couponEffect(terms({ amountCents: 5000, productIds: [1] }), lines, 'USD').discountCents,
    ).toBe(2000)
    expect(couponEffect(terms({ percent: 100, productIds: [1] }), lines, 'USD').discountCents).toBe(
      2000,
    )
  })

  it('says how much is missing', () => {
    const off = terms({ percent: 10, minimumCents: 5000 })
    expect(couponEffect(off, [line(1, 3800)], 'USD')).toEqual({
      discountCents: 0,
      problem: 'minimum',
      missingCents: 1200,
    })
    expect(couponEffect(off, [line(1, 5000)], 'USD').problem).toBeNull()
  })

  it('is refused where none of its products is in the cart', () => {
    expect(
      couponEffect(terms({ percent: 10, productIds: [7] }), [line(1, 100)], 'USD').problem,
    ).toBe('no_product')
    expect(couponEffect(terms({ percent: 10 }), [], 'USD').problem).toBe('no_product')
  })

  it('is refused where hardly anything would be left to pay', () => {
    expect(couponEffect(terms({ percent: 100 }), [line(1, 9999)], 'USD').problem).toBe(
      'nothing_left',
    )
    for (const currency of ALL_CURRENCIES) {
      const dear = [line(1, 2 * leastPayment(currency))]
      const most = leastPayment(currency)
      const more = most + stepOf(currency)
      expect(couponEffect(terms({ amountCents: most }), dear, currency).problem).toBeNull()
      expect(couponEffect(terms({ amountCents: more }), dear, currency).problem).toBe(
        'nothing_left',
      )
    }
  })

  it('rounds to whole yen, half of one up', () => {
    expect(couponEffect(terms({ percent: 15 }), [line(1, 99_900)], 'JPY').discountCents).toBe(
      15_000,
    )
    expect(couponEffect(terms({ percent: 50 }), [line(1, 99_900)], 'JPY').discountCents).toBe(
      50_000,
    )
  })
})

const cartIn = (currency: string) =>
  fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 6 }),
      priceCents: amountsIn(currency, { min: 0, max: 9_999_999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 30 },
  )

describe('discountShares', () => {
  it.each(ALL_CURRENCIES)(
    'add up to the discount in %s, and take no more off a line than it costs',
    (currency) => {
      fc.assert(
        fc.property(
          cartIn(currency),
          fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })),
          fc.integer({ min: 1, max: 100 }),
          (lines, productIds, percent) => {
            const off = terms({ percent, productIds })
            const { discountCents } = couponEffect(off, lines, currency)
            const shares = discountShares(off, lines, discountCents, currency)
            expectChargeable(currency, [discountCents, ...shares])
            expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discountCents)
            for (const [place, share] of shares.entries()) {
              const bought = lines[place]
              if (!bought) throw new Error('There is a share for no line')
              expect(share).toBeGreaterThanOrEqual(0)
              expect(share).toBeLessThanOrEqual(sumOf([bought]))
              if (productIds && !productIds.includes(bought.productId)) expect(share).toBe(0)
            }
          },
        ),
        RUNS,
      )
    },
  )
})

describe('allocate', () => {
  it('divides in proportion', () => {
    expect(allocate(100, [1, 1, 2], 'USD')).toEqual([25, 25, 50])
    expect(allocate(100, [1, 1, 1], 'USD')).toEqual([33, 34, 33])
    expect(allocate(0, [5, 5], 'USD')).toEqual([0, 0])
    expect(allocate(10, [0, 0], 'USD')).toEqual([0, 0])
  })

  it('divides yen into whole ones', () => {
    expect(allocate(10_000, [1, 1, 1], 'JPY')).toEqual([3300, 3400, 3300])
    expect(allocate(100, [1, 1], 'JPY')).toEqual([100, 0])
  })

  it.each(ALL_CURRENCIES)('divides any amount of %s into parts that add up to it', (currency) => {
    fc.assert(
      fc.property(
        amountsIn(currency, { min: 0, max: 9_999_999_999 }),
        fc.array(fc.nat(9_999_999_999), { minLength: 1, maxLength: 10 }),
        (cents, weights) => {
          fc.pre(weights.some((weight) => weight > 0))
          const parts = allocate(cents, weights, currency)
          expectChargeable(currency, parts)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        },
      ),
      RUNS,
    )
  })
})
