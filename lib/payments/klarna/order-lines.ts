import { plannedCardCents } from '@/lib/payments/gift-card-part-of'
import type { Payment } from '@/lib/payments/payment'
import { sumOf } from '@/lib/pricing/totals'

/** https://docs.klarna.com/api/payments/#operation/createCreditSession — amounts are in hundredths, rates in hundredths of a percent. */
type OrderLine = {
  type: 'digital' | 'gift_card' | 'sales_tax'
  name: string
  quantity: number
  unit_price: number
  tax_rate: number
  total_amount: number
  total_discount_amount: number
  total_tax_amount: number
}

export type OrderAmounts = {
  order_amount: number
  order_tax_amount: number
  order_lines: OrderLine[]
}

/** What is left of an amount is shared out by weights, so that nothing of it is lost. */
function sharesOf(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [left, weightLeft] = [amount, whole]
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : Math.round((left * weight) / weightLeft)
    left -= share
    weightLeft -= weight
    return share
  })
}

const line = (given: Pick<OrderLine, 'type' | 'name' | 'unit_price'> & Partial<OrderLine>) => ({
  quantity: 1,
  tax_rate: 0,
  total_amount: given.unit_price - (given.total_discount_amount ?? 0),
  total_discount_amount: 0,
  total_tax_amount: 0,
  ...given,
})

/**
 * What a payment is for, as Klarna wants it: each line with its tax, and all of them together exactly the amount. The store
 * calculates tax on the whole, so a product's pieces are one line, of which Klarna has no unit price to multiply. In the
 * United States tax is a line of its own.
 */
export function orderAmountsOf(
  { cart, amountCents }: Pick<Payment, 'cart' | 'amountCents'>,
  country: string,
): OrderAmounts {
  if (!cart) {
    const order_lines = [
      line({ type: 'digital', name: 'Software licences', unit_price: amountCents }),
    ]
    return { order_amount: amountCents, order_tax_amount: 0, order_lines }
  }
  const isTaxApart = country === 'US'
  const { items, taxCents, tax, totalCents } = cart
  const giftCardCents = plannedCardCents(cart)
  const prices = items.map((item) => sumOf([item]) - item.discountCents)
  const taxable = items.map(({ isGiftCard }, at) => (isGiftCard ? 0 : (prices[at] ?? 0)))
  const taxes = sharesOf(taxCents, taxable)
  // Prices that hold the tax add up to the total, others to the total less the tax.
  const holdTax = prices.reduce((sum, price) => sum + price, 0) === totalCents
  const lines = items.map((item, at) => {
    const itemsTax = taxes[at] ?? 0
    const withTax = (prices[at] ?? 0) + (holdTax ? 0 : itemsTax)
    const total = isTaxApart ? withTax - itemsTax : withTax
    return line({
      type: 'digital',
      name: nameOf(item),
      unit_price: total + item.discountCents,
      total_discount_amount: item.discountCents,
      total_amount: total,
      ...(!isTaxApart &&
        itemsTax > 0 && { tax_rate: tax?.basisPoints ?? 0, total_tax_amount: itemsTax }),
    })
  })
  if (isTaxApart && taxCents > 0)
    lines.push(line({ type: 'sales_tax', name: 'Sales tax', unit_price: taxCents }))
  if (giftCardCents > 0)
    lines.push(line({ type: 'gift_card', name: 'Gift card', unit_price: -giftCardCents }))
  return { order_amount: amountCents, order_tax_amount: taxCents, order_lines: lines }
}

const nameOf = ({ productName, quantity }: { productName: string; quantity: number }): string =>
  (quantity > 1 ? `${quantity} × ${productName}` : productName).slice(0, 255)
