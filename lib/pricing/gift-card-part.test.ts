import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { giftCardPart } from './gift-card-part'
import { leastPayment } from './least-payment'
import { giftCardsOf, totalsOf } from './totals'

const CART = [{ priceCents: 10_000, quantity: 1 }]

describe('what a gift card pays of a cart', () => {
  it('is all that it can', () => {
    expect(giftCardPart(CART, 10_800, 50_000, 'USD')).toBe(10_800)
    expect(giftCardPart(CART, 10_800, 10_800, 'USD')).toBe(10_800)
    expect(giftCardPart(CART, 10_800, 5_000, 'USD')).toBe(5_000)
    expect(giftCardPart(CART, 10_800, 0, 'USD')).toBe(0)
  })

  it('leaves no cents to a provider, unless it pays all', () => {
    expect(giftCardPart(CART, 10_800, 10_799, 'USD')).toBe(10_750)
    expect(giftCardPart(CART, 10_800, 10_751, 'USD')).toBe(10_750)
    expect(giftCardPart(CART, 10_800, 10_750, 'USD')).toBe(10_750)
    expect(giftCardPart([{ priceCents: 30, quantity: 1 }], 30, 10, 'USD')).toBe(0)
  })

  it('is no part of gift cards', () => {
    const card = { priceCents: 5_000, quantity: 1, isGiftCard: true }
    expect(giftCardPart([card], 5_000, 9_000, 'USD')).toBe(0)
    expect(giftCardPart([...CART, card], 15_800, 50_000, 'USD')).toBe(10_800)
    expect(giftCardPart([...CART, { ...card, priceCents: 20 }], 10_820, 50_000, 'USD')).toBe(10_770)
  })

  it('leaves ¥50 or more to a provider, unless it pays all', () => {
    const cart = [{ priceCents: 100_000, quantity: 1 }]
    expect(giftCardPart(cart, 108_000, 107_900, 'JPY')).toBe(103_000)
    expect(giftCardPart(cart, 108_000, 103_000, 'JPY')).toBe(103_000)
    expect(giftCardPart(cart, 108_000, 108_000, 'JPY')).toBe(108_000)
  })

  it.each(ALL_CURRENCIES)(
    'is never more than the balance or what it may pay in %s, and leaves nothing or enough',
    (currency) => {
      const least = leastPayment(currency)
      const line = fc.record({
        priceCents: amountsIn(currency, { min: 1, max: 2_000 * least }),
        quantity: fc.integer({ min: 1, max: 9 }),
        isGiftCard: fc.boolean(),
      })
      fc.assert(
        fc.property(
          fc.array(line, { minLength: 1, maxLength: 6 }),
          amountsIn(currency, { min: 0, max: 40_000 * least }),
          (lines, balanceCents) => {
            const { totalCents } = totalsOf(lines, currency)
            const part = giftCardPart(lines, totalCents, balanceCents, currency)
            expectChargeable(currency, [part])
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(
              Math.min(balanceCents, totalCents - giftCardsOf(lines)),
            )
            const left = totalCents - part
            expect(part === 0 || left === 0 || left >= least).toBe(true)
          },
        ),
        RUNS,
      )
    },
  )
})
