import { describe, expect, it } from '@jest/globals'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { totalsOf } from '@/lib/pricing/totals'
import { faultOf, purchaseBody } from '@/scripts/simulators/klarna-orders'
import { orderAmountsOf } from './order-lines'

type Item = { priceCents: number; quantity: number; discountCents?: number; isGiftCard?: boolean }

/** What a cart is paid by, as a payment has it. */
function paymentOf(
  given: readonly Item[],
  { basisPoints, inclusive }: { basisPoints: number; inclusive: boolean },
  giftCardCents = 0,
) {
  const items = given.map((item, at) => ({
    productId: at + 1,
    productName: `Product ${at + 1}`,
    discountCents: 0,
    isGiftCard: false,
    ...item,
  }))
  const discountCents = items.reduce((sum, item) => sum + item.discountCents, 0)
  const totals = totalsOf(items, 'EUR', { basisPoints, inclusive }, discountCents)
  const cart: PaymentSnapshot = {
    items,
    coupon: null,
    discountCents,
    giftCard: giftCardCents > 0 ? { id: 1, lastFour: 'ABCD', amountCents: giftCardCents } : null,
    moreGiftCards: [],
    source: null,
    tax: {
      kind: 'standard',
      country: '',
      territory: '',
      taxId: '',
      taxIdCheck: null,
      refundsOnceConfirmed: false,
      basisPoints,
      inclusive,
    },
    ...totals,
  }
  return { cart, amountCents: totals.totalCents - giftCardCents }
}

const CARTS: [string, Item[], number][] = [
  ['one product', [{ priceCents: 2999, quantity: 1 }], 0],
  ['pieces whose tax does not divide', [{ priceCents: 333, quantity: 7 }], 0],
  [
    'several, with a discount and a gift card among them',
    [
      { priceCents: 1999, quantity: 3, discountCents: 601 },
      { priceCents: 4999, quantity: 1, discountCents: 501 },
      { priceCents: 2500, quantity: 1, isGiftCard: true },
    ],
    0,
  ],
  ['what a gift card pays in part', [{ priceCents: 4999, quantity: 2 }], 1234],
]

describe.each([
  ['DE', { basisPoints: 1900, inclusive: true }],
  ['DE', { basisPoints: 1900, inclusive: false }],
  ['US', { basisPoints: 825, inclusive: false }],
  ['US', { basisPoints: 0, inclusive: false }],
])('the lines of an order from %s (%j)', (country, tax) => {
  it.each(CARTS)('are as Klarna takes them, of %s', (_, items, giftCardCents) => {
    const payment = paymentOf(items, tax, giftCardCents)
    const amounts = orderAmountsOf(payment, country)
    expect(amounts.order_amount).toBe(payment.amountCents)
    const purchase = {
      purchase_country: country,
      purchase_currency: country === 'US' ? 'USD' : 'EUR',
      locale: 'en-US',
      ...amounts,
    }
    expect(faultOf(purchaseBody.parse(purchase))).toBeNull()
  })
})

it('is one line for what has no cart', () => {
  expect(orderAmountsOf({ cart: null, amountCents: 500 }, 'US')).toMatchObject({
    order_amount: 500,
    order_lines: [{ total_amount: 500 }],
  })
})
