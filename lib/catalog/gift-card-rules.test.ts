import { describe, expect, it } from '@jest/globals'
import { giftCardProblem } from './gift-card-rules'

const CARD = {
  isGiftCard: true,
  delivery: 'manual',
  volumePrices: [],
  price: '50.00',
} satisfies Parameters<typeof giftCardProblem>[0]

describe('a product that is sold as a gift card', () => {
  it('has no keys of its own, no volume prices, and a price', () => {
    expect(giftCardProblem(CARD)).toBeNull()
    expect(giftCardProblem({ ...CARD, delivery: 'keys' })?.field).toBe('isGiftCard')
    expect(giftCardProblem({ ...CARD, volumePrices: [{ from: 2, percent: 5 }] })?.field).toBe(
      'volumePrices',
    )
    expect(giftCardProblem({ ...CARD, price: '0.00' })?.field).toBe('price')
  })

  it('is the only one that this concerns', () => {
    expect(
      giftCardProblem({ isGiftCard: false, delivery: 'keys', volumePrices: [], price: '0.00' }),
    ).toBeNull()
  })
})
