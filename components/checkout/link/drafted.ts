import type { DiscountedTotals } from '@/components/cart/discounted-totals'
import type { OrderLine } from '@/components/checkout/order-line'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import type { Customer } from '@/lib/customers/contracts'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { sumOf } from '@/lib/pricing/totals'

/** What a link sells, as its page shows it. */
export type Drafted = {
  session: string
  lines: OrderLine[]
  totals: DiscountedTotals
  tax: BuyerTax
  customer: Customer
  currency: CurrencyCode
}

/** What was drafted as the checkout shows it, at its prices. A product that is gone since has no line. */
export const draftedLines = (
  { items }: Pick<PaymentSnapshot, 'items'>,
  products: readonly Product[],
): OrderLine[] =>
  items.flatMap(({ productId, quantity, priceCents, isGiftCard }) => {
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    return [
      {
        id: String(productId),
        productId,
        quantity,
        product,
        priceCents,
        originalCents: null,
        originalPriceKind: 'recommended' as const,
        publisher: product.publisher,
        refundDays: product.refundDays,
        description: product.description,
        isGiftCard,
        notice: product.notice,
        isByHand: product.delivery === 'manual',
        isBackOrder: waitsForKeys(product, quantity),
        ...(product.availableFrom && { availableFrom: product.availableFrom }),
      },
    ]
  })

/** Its totals as they were drafted; no gift card pays a link. */
export const draftedTotals = ({
  items,
  discountCents,
  coupon,
  subtotalCents,
  taxCents,
  totalCents,
}: PaymentSnapshot): DiscountedTotals => ({
  itemsCents: sumOf(items),
  discountCents,
  couponCode: coupon?.code ?? null,
  giftCards: [],
  dueCents: totalCents,
  subtotalCents,
  taxCents,
  totalCents,
})
