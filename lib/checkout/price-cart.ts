import 'server-only'
import { sourceOfCart } from '@/lib/cart/cart-source'
import type { CartItem } from '@/lib/cart/contracts'
import { type CartDiscount, discountOfCart } from '@/lib/cart/coupons/discount-of-cart'
import { type CardOfCart, partOfCart } from '@/lib/cart/gift-cards/part-of-cart'
import { statedOf } from '@/lib/catalog/statements'
import type { Tx } from '@/lib/core/db'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Selling } from '@/lib/pricing/selling'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/** A cart with what it costs now, and what became of its coupon and its gift card. */
export type PricedCart = {
  snapshot: PaymentSnapshot
  discount: CartDiscount | null
  giftCard: CardOfCart | null
}

/** Prices a session's cart as it is stored: names, unit prices, its coupon's discount, totals, and its gift card's part, in cents of what is charged in. */
export async function priceCart(
  tx: Tx,
  sessionId: string,
  cart: readonly CartItem[],
  { tax, selling }: { tax: BuyerTax; selling: Selling },
): Promise<PricedCart> {
  const { currency } = selling
  const lines = cart.map(({ productId, quantity, product }) => ({
    productId,
    productName: product.name,
    priceCents: unitPriceCents(product, quantity, selling),
    quantity,
    isGiftCard: product.isGiftCard,
    ...statedOf(product),
  }))
  const discount = await discountOfCart(tx, sessionId, lines, selling)
  const applied = discount?.problem === null ? discount : null
  const discountCents = applied?.discountCents ?? 0
  const totals = totalsOf(lines, currency, tax, discountCents)
  const giftCard = await partOfCart(tx, sessionId, {
    lines,
    totalCents: totals.totalCents,
    selling,
  })
  return {
    discount,
    giftCard,
    snapshot: {
      items: lines.map((line, place) => ({ ...line, discountCents: applied?.shares[place] ?? 0 })),
      coupon: applied && { id: applied.coupon.id, code: applied.coupon.code },
      discountCents,
      giftCard:
        giftCard?.problem === null
          ? {
              id: giftCard.card.id,
              lastFour: giftCard.card.lastFour,
              amountCents: giftCard.cents,
              taken: { cents: giftCard.takenCents, currency: giftCard.card.currency },
            }
          : null,
      source: await sourceOfCart(tx, sessionId),
      tax,
      ...totals,
    },
  }
}
