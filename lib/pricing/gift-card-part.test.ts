import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MIN_LEFT_CENTS } from './coupon'
import { giftCardPart } from './gift-card-part'
import { giftCardsOf, totalsOf } from './totals'

const CART = [{ priceCents: 10_000, quantity: 1 }]

describe('what a gift card pays of a cart', () => {
  it('is all that it can', () => {
    expect(giftCardPart(CART, 10_800, 50_000)).toBe(10_800)
    expect(giftCardPart(CART, 10_800, 10_800)).toBe(10_800)
    expect(giftCardPart(CART, 10_800, 5_000)).toBe(5_000)
    expect(giftCardPart(CART, 10_800, 0)).toBe(0)
  })

  it('leaves no cents to a provider, unless it pays all', () => {
    expect(giftCardPart(CART, 10_800, 10_799)).toBe(10_750)
    expect(giftCardPart(CART, 10_800, 10_751)).toBe(10_750)
    expect(giftCardPart(CART, 10_800, 10_750)).toBe(10_750)
    expect(giftCardPart([{ priceCents: 30, quantity: 1 }], 30, 10)).toBe(0)
  })

  it('is no part of gift cards', () => {
    const card = { priceCents: 5_000, quantity: 1, isGiftCard: true }
    expect(giftCardPart([card], 5_000, 9_000)).toBe(0)
    expect(giftCardPart([...CART, card], 15_800, 50_000)).toBe(10_800)
    expect(giftCardPart([...CART, { ...card, priceCents: 20 }], 10_820, 50_000)).toBe(10_770)
  })

  it('is never more than the balance or what it may pay, and leaves nothing or enough', () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      isGiftCard: fc.boolean(),
    })
    const balance = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        balance,
        (lines, balanceCents) => {
          const { totalCents } = totalsOf(lines)
          const part = giftCardPart(lines, totalCents, balanceCents)
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(Math.min(balanceCents, totalCents - giftCardsOf(lines)))
          const left = totalCents - part
          expect(part === 0 || left === 0 || left >= MIN_LEFT_CENTS).toBe(true)
        },
      ),
    )
  })
})
