import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allocate, type CouponTerms, couponEffect, discountShares, MIN_LEFT_CENTS } from './coupon'
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
    expect(couponEffect(terms({ percent: 15 }), lines)).toEqual({
      discountCents: 300,
      problem: null,
    })
    expect(couponEffect(terms({ percent: 50 }), [line(1, 999)]).discountCents).toBe(500)
  })

  it('takes an amount off once, however many there are', () => {
    expect(couponEffect(terms({ amountCents: 1000 }), [line(1, 5000, 3)]).discountCents).toBe(1000)
  })

  it('takes nothing off gift cards, which do not count towards its minimum', () => {
    const card = { ...line(9, 5000), isGiftCard: true }
    const lines = [line(1, 1000), card]
    expect(couponEffect(terms({ percent: 50 }), lines).discountCents).toBe(500)
    expect(couponEffect(terms({ percent: 100 }), lines).discountCents).toBe(1000)
    expect(couponEffect(terms({ percent: 10 }), [card])).toMatchObject({ problem: 'no_product' })
    expect(couponEffect(terms({ percent: 10, minimumCents: 2000 }), lines)).toMatchObject({
      problem: 'minimum',
      missingCents: 1000,
    })
    expect(discountShares({ productIds: null }, lines, 500)).toEqual([500, 0])
  })

  it('is for its products alone, and never takes off more than they cost', () => {
    const lines = [line(1, 2000), line(2, 8000)]
    expect(couponEffect(terms({ percent: 50, productIds: [1] }), lines).discountCents).toBe(1000)
    expect(couponEffect(terms({ amountCents: 5000, productIds: [1] }), lines).discountCents).toBe(
      2000,
    )
    expect(couponEffect(terms({ percent: 100, productIds: [1] }), lines).discountCents).toBe(2000)
  })

  it('says how much is missing', () => {
    const off = terms({ percent: 10, minimumCents: 5000 })
    expect(couponEffect(off, [line(1, 3800)])).toEqual({
      discountCents: 0,
      problem: 'minimum',
      missingCents: 1200,
    })
    expect(couponEffect(off, [line(1, 5000)]).problem).toBeNull()
  })

  it('is refused where none of its products is in the cart', () => {
    expect(couponEffect(terms({ percent: 10, productIds: [7] }), [line(1, 100)]).problem).toBe(
      'no_product',
    )
    expect(couponEffect(terms({ percent: 10 }), []).problem).toBe('no_product')
  })

  it('is refused where hardly anything would be left to pay', () => {
    expect(couponEffect(terms({ percent: 100 }), [line(1, 9999)]).problem).toBe('nothing_left')
    const amountCents = 9999 - MIN_LEFT_CENTS
    expect(couponEffect(terms({ amountCents }), [line(1, 9999)]).problem).toBeNull()
    expect(couponEffect(terms({ amountCents: amountCents + 1 }), [line(1, 9999)]).problem).toBe(
      'nothing_left',
    )
  })
})

const cart = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 6 }),
    priceCents: fc.integer({ min: 0, max: 9_999_999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 30 },
)

describe('discountShares', () => {
  it('add up to the discount, and take no more off a line than it costs', () => {
    fc.assert(
      fc.property(
        cart,
        fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })),
        fc.integer({ min: 1, max: 100 }),
        (lines, productIds, percent) => {
          const off = terms({ percent, productIds })
          const { discountCents } = couponEffect(off, lines)
          const shares = discountShares(off, lines, discountCents)
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
    )
  })
})

describe('allocate', () => {
  it('divides in proportion', () => {
    expect(allocate(100, [1, 1, 2])).toEqual([25, 25, 50])
    expect(allocate(100, [1, 1, 1])).toEqual([33, 34, 33])
    expect(allocate(0, [5, 5])).toEqual([0, 0])
    expect(allocate(10, [0, 0])).toEqual([0, 0])
  })
})
