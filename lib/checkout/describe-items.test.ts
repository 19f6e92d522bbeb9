import { expect, it } from '@jest/globals'
import { describeItems } from './describe-items'

const cartOf = (...items: [name: string, quantity: number][]) => ({
  cart: {
    items: items.map(([productName, quantity], index) => ({
      productId: index + 1,
      productName,
      priceCents: 100,
      quantity,
      discountCents: 0,
      isGiftCard: false,
    })),
    coupon: null,
    discountCents: 0,
    giftCard: null,
    moreGiftCards: [],
    source: null,
    tax: null,
    subtotalCents: 100,
    taxCents: 8,
    totalCents: 108,
  },
})

it.each([
  ['one unit', cartOf(['Office', 1]), 'Office'],
  ['more units', cartOf(['Office', 2], ['Antivirus', 1]), 'Office and 2 more'],
  ['a payment without a cart', { cart: null }, 'Software licences'],
  ['a long name', cartOf(['x'.repeat(200), 1]), 'x'.repeat(127)],
])('describes %s', (_, payment, text) => {
  expect(describeItems(payment)).toBe(text)
})
