import type { DiscountedTotals } from '@/components/cart/discounted-totals'
import type { OrderLine } from '@/components/checkout/order-line'
import { toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { newOrderNumber } from '@/lib/orders/order-number'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import type { OrderRequest } from './unfinished-order'

export type PaymentMethod = OrderRequest['paymentMethod']

/** What is about to be bought, as it stands when a payment begins. */
export type Purchase = {
  lines: readonly OrderLine[]
  totals: DiscountedTotals
  customer: Customer
  /** What it is charged in. */
  currency: CurrencyCode
  locale: string
  displayCurrency: string
  orderNumberPrefix: string
  /** What is taken from each gift card that pays, in its own currency, where one is of another. */
  fromGiftCard: string[] | undefined
  /** Whether its buyer is asked about immediate supply, and what was ticked. */
  asksConsent?: boolean
  supplyConsent?: TickedConsent
}

/** The order request for this purchase; the order number is generated here, once. */
export function orderRequestOf(
  { lines, totals, customer, currency, locale, displayCurrency, orderNumberPrefix }: Purchase,
  paymentMethod: PaymentMethod,
  paymentId: string,
): OrderRequest {
  return {
    orderNumber: newOrderNumber(Date.now(), orderNumberPrefix),
    customerEmail: customer.email,
    customerName: customer.name,
    totalAmount: toDecimal(totals.totalCents),
    currency,
    paymentMethod,
    paymentId,
    paymentStatus: 'completed',
    orderStatus: 'processing',
    billingAddress: customer.address || null,
    items: lines.map(({ productId, product, priceCents, quantity }) => ({
      productId,
      productName: product.name,
      productPrice: toDecimal(priceCents),
      quantity,
    })),
    locale,
    displayCurrency,
  }
}

/** Whether a cart still has exactly the items of an order. */
export function isSamePurchase(lines: readonly OrderLine[], order: OrderRequest): boolean {
  return (
    lines.length === order.items.length &&
    lines.every((line) =>
      order.items.some(
        (item) => item.productId === line.productId && item.quantity === line.quantity,
      ),
    )
  )
}
