import { describe, expect, it } from '@jest/globals'
import { inferItems } from './infer-items'

const order = (
  ...items: [id: number, priceCents: number, quantity: number, refunded?: number][]
) => {
  const subtotalCents = items.reduce((sum, [, price, quantity]) => sum + price * quantity, 0)
  return {
    currency: 'USD',
    subtotalCents,
    taxCents: Math.round(subtotalCents * 0.1),
    discountCents: 0,
    leftCents: Math.round(subtotalCents * 1.1),
    items: items.map(([id, priceCents, quantity, refundedQuantity = 0]) => ({
      id,
      priceCents,
      discountCents: 0,
      quantity,
      refundedQuantity,
    })),
  }
}

describe('inferItems', () => {
  it('names the one item that costs what was given back, tax included', () => {
    expect(inferItems(order([1, 1000, 1], [2, 2500, 1]), 1100)).toEqual([
      { itemId: 1, quantity: 1 },
    ])
  })

  it('names how many of an item', () => {
    expect(inferItems(order([1, 1000, 5], [2, 7700, 1]), 3300)).toEqual([
      { itemId: 1, quantity: 3 },
    ])
  })

  it('names none when two would fit', () => {
    expect(inferItems(order([1, 1000, 1], [2, 1000, 1]), 1100)).toEqual([])
    expect(inferItems(order([1, 1000, 2], [2, 2000, 1]), 2200)).toEqual([])
  })

  it('names none for an amount that nothing costs', () => {
    expect(inferItems(order([1, 1000, 1], [2, 2500, 1]), 500)).toEqual([])
  })

  it('names nothing that was given back before', () => {
    expect(inferItems(order([1, 1000, 1, 1], [2, 2500, 1]), 1100)).toEqual([])
  })
})
