import { describe, expect, it } from '@jest/globals'
import { type MarginInput, orderMargin } from './order-margin'

const order = (change: Partial<MarginInput> = {}): MarginInput => ({
  currency: 'USD',
  rateToBase: '1',
  totalCents: 10_800,
  taxCents: 800,
  refundedCents: 0,
  feeCents: 0,
  items: [{ isGiftCard: false, pieces: 2, keyCosts: [3000, 3000] }],
  ...change,
})

describe('what an order earned', () => {
  it('is its price without tax, less what its keys cost', () => {
    expect(orderMargin(order())).toEqual({
      revenue: '100.00',
      keyCost: '60.00',
      piecesOfUnknownCost: 0,
      providerFee: '0.00',
      margin: '40.00',
    })
  })

  it('is less by what the provider kept, of refunded orders, too', () => {
    expect(orderMargin(order({ feeCents: 426 }))).toMatchObject({
      revenue: '100.00',
      providerFee: '4.26',
      margin: '35.74',
    })
    expect(orderMargin(order({ feeCents: 426, refundedCents: 10_800 }))).toMatchObject({
      margin: '-64.26',
    })
  })

  it('is in the base currency, in which keys have their costs', () => {
    const change = { currency: 'EUR', rateToBase: '1.176470588235', refundedCents: 1080 }
    expect(orderMargin(order({ ...change, feeCents: 426 }))).toMatchObject({
      revenue: '105.88',
      keyCost: '60.00',
      providerFee: '5.01',
      margin: '40.87',
    })
  })

  it('is the one before the fee where the provider does not tell it', () => {
    expect(orderMargin(order({ feeCents: null }))).toMatchObject({
      providerFee: null,
      margin: '40.00',
    })
  })

  it('is less by what was refunded, of which a part was tax, and may be negative', () => {
    expect(orderMargin(order({ refundedCents: 5400 }))).toMatchObject({
      revenue: '50.00',
      margin: '-10.00',
    })
    expect(orderMargin(order({ refundedCents: 10_800 }))).toMatchObject({ margin: '-60.00' })
  })

  it('counts keys that were replaced, which were paid for too', () => {
    const items = [{ isGiftCard: false, pieces: 1, keyCosts: [3000, 2500] }]
    expect(orderMargin(order({ items }))).toMatchObject({ keyCost: '55.00', margin: '45.00' })
  })

  it('is unknown, not more, while the cost of a piece is', () => {
    const items = [
      { isGiftCard: false, pieces: 2, keyCosts: [3000, null] },
      { isGiftCard: false, pieces: 1, keyCosts: [] },
    ]
    expect(orderMargin(order({ items }))).toMatchObject({
      keyCost: '30.00',
      piecesOfUnknownCost: 2,
      margin: null,
    })
  })

  it('is nothing that is told of an order with a gift card', () => {
    const items = [{ isGiftCard: true, pieces: 1, keyCosts: [null] }]
    expect(orderMargin(order({ items }))).toBeNull()
    expect(orderMargin(order({ totalCents: 0, taxCents: 0, items: [] }))).toMatchObject({
      margin: '0.00',
    })
  })
})
