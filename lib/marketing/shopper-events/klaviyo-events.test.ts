import { describe, expect, it } from '@jest/globals'
import type { FactLine, ShopperFact } from './facts'
import { klaviyoEvents } from './klaviyo-events'

const SHOPPER = { email: 'ada@reader.example', at: new Date('2026-11-29T10:00:00Z') }
const line = (productId: number, quantity: number, unitCents: number, off = 0): FactLine => ({
  productId,
  name: `Product ${productId}`,
  url: `https://shop.example/products/${productId}`,
  quantity,
  unitCents,
  totalCents: quantity * unitCents - off,
})
const ITEM = {
  ProductID: '7',
  ProductName: 'Product 7',
  ProductURL: 'https://shop.example/products/7',
  Quantity: 2,
  ItemPrice: 19.99,
  RowTotal: 35.98,
}

/** Of what is posted: which metric, counted once by what, with which value. */
const summaries = (fact: ShopperFact) =>
  klaviyoEvents(fact).map((event) => {
    const { attributes } = event as {
      attributes: {
        metric: { data: { attributes: { name: string } } }
        unique_id: string
        value?: number
        value_currency?: string
      }
    }
    const { metric, unique_id, value, value_currency } = attributes
    return [metric.data.attributes.name, unique_id, value, value_currency]
  })

describe('what Klaviyo is told', () => {
  it('of an order is the order and each of its products, in amounts with decimals', () => {
    const order: ShopperFact = {
      ...SHOPPER,
      kind: 'ordered',
      orderNumber: 'SH-1',
      currency: 'EUR',
      totalCents: 4098,
      lines: [line(7, 2, 1999, 400), line(8, 1, 500)],
    }
    expect(summaries(order)).toEqual([
      ['Placed Order', 'SH-1', 40.98, 'EUR'],
      ['Ordered Product', 'SH-1:0', 35.98, 'EUR'],
      ['Ordered Product', 'SH-1:1', 5, 'EUR'],
    ])
    expect(klaviyoEvents(order)[1]).toEqual({
      type: 'event',
      attributes: {
        metric: { data: { type: 'metric', attributes: { name: 'Ordered Product' } } },
        profile: { data: { type: 'profile', attributes: { email: SHOPPER.email } } },
        properties: { OrderId: 'SH-1', ...ITEM },
        time: '2026-11-29T10:00:00.000Z',
        unique_id: 'SH-1:0',
        value: 35.98,
        value_currency: 'EUR',
      },
    })
  })

  it('of a cart is what was left in it, and where it is', () => {
    const cart: ShopperFact = {
      ...SHOPPER,
      kind: 'left_cart',
      id: 'reminder:1',
      currency: 'USD',
      cartUrl: 'https://shop.example/cart',
      lines: [line(7, 2, 1999, 400)],
    }
    expect(summaries(cart)).toEqual([['Started Checkout', 'reminder:1', 35.98, 'USD']])
    expect(klaviyoEvents(cart)[0]).toMatchObject({
      attributes: {
        properties: {
          CheckoutURL: 'https://shop.example/cart',
          ItemNames: ['Product 7'],
          Items: [ITEM],
        },
      },
    })
  })

  it('of refunds and reviews is no more than how much, and how many stars', () => {
    expect(
      summaries({
        ...SHOPPER,
        kind: 'refunded',
        id: 'r1',
        orderNumber: 'SH-1',
        currency: 'USD',
        amountCents: 1,
      }),
    ).toEqual([['Refunded Order', 'r1', 0.01, 'USD']])
    const review: ShopperFact = {
      ...SHOPPER,
      kind: 'reviewed',
      id: 3,
      productId: 7,
      name: 'Product 7',
      url: 'https://shop.example/products/7',
      stars: 4,
    }
    expect(summaries(review)).toEqual([['Wrote Review', '3', undefined, undefined]])
    expect(klaviyoEvents(review)[0]).toMatchObject({
      attributes: { properties: { ProductID: '7', Stars: 4 } },
    })
  })
})
