import { describe, expect, it } from '@jest/globals'
import { itemAccess } from './entitlement'

const order = { orderStatus: 'completed', disputedAt: null, isGift: false, isHeld: false } as const
const item = {
  quantity: 2,
  refundedQuantity: 0,
  deliveredAt: null,
  product: { availableFrom: null },
  order,
}

describe('itemAccess', () => {
  it('begins when the order may be supplied', () => {
    expect(itemAccess({ ...item, order: { ...order, isHeld: true } })).toBe('held')
  })

  it('begins with the day of a pre-order, and does not end for who had it before', () => {
    const preorder = { ...item, product: { availableFrom: new Date() } }
    expect(itemAccess(preorder)).toBe('held')
    expect(itemAccess({ ...preorder, deliveredAt: new Date() })).toBe('available')
    expect(itemAccess({ ...preorder, refundedQuantity: 2 })).toBe('closed')
  })

  it('lasts while any of the item is paid for', () => {
    expect(itemAccess(item)).toBe('available')
    expect(itemAccess({ ...item, order: { ...order, orderStatus: 'processing' } })).toBe(
      'available',
    )
    expect(
      itemAccess({
        ...item,
        refundedQuantity: 1,
        order: { ...order, orderStatus: 'partially_refunded' },
      }),
    ).toBe('available')
  })

  it('ends with the refund of the item, or with its order', () => {
    expect(itemAccess({ ...item, refundedQuantity: 2 })).toBe('closed')
    for (const orderStatus of ['refunded', 'cancelled'] as const)
      expect(itemAccess({ ...item, order: { ...order, orderStatus } })).toBe('closed')
  })

  it('is not the buyer’s when it is a gift', () => {
    const gift = { ...order, isGift: true }
    expect(itemAccess({ ...item, order: gift })).toBe('gift')
    expect(itemAccess({ ...item, order: { ...gift, orderStatus: 'refunded' } })).toBe('closed')
  })

  it('is kept back while the payment is disputed', () => {
    expect(itemAccess({ ...item, order: { ...order, disputedAt: new Date() } })).toBe('on_hold')
  })
})
