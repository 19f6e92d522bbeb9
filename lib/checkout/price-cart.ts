import 'server-only'
import { sourceOfCart } from '@/lib/cart/cart-source'
import type { CartItem } from '@/lib/cart/contracts'
import { type CartDiscount, discountOfCart } from '@/lib/cart/coupons/discount-of-cart'
import { type CardOfCart, partsOfCart } from '@/lib/cart/gift-cards/part-of-cart'
import { soldParts } from '@/lib/catalog/bundles/sold-parts'
import { statedOf } from '@/lib/catalog/statements'
import type { Tx } from '@/lib/core/db'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Selling } from '@/lib/pricing/selling'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/** A cart with what it costs now, and what became of its coupon and its gift cards. */
export type PricedCart = {
  snapshot: PaymentSnapshot
  discount: CartDiscount | null
  giftCards: CardOfCart[]
}

/** Prices a session's cart as it is stored: names, unit prices, its coupon's discount, totals, and its gift cards' parts, in cents of what is charged in. */
export async function priceCart(
  tx: Tx,
  sessionId: string,
  cart: readonly CartItem[],
  { tax, selling }: { tax: BuyerTax; selling: Selling },
): Promise<PricedCart> {
  const { currency } = selling
  const partsOf = await soldParts(
    cart.map(({ productId }) => productId),
    selling,
    tx,
  )
  const lines = cart.map(({ productId, quantity, product }) => ({
    productId,
    productName: product.name,
    priceCents: unitPriceCents(product, quantity, selling),
    quantity,
    isGiftCard: product.isGiftCard,
    ...statedOf(product),
    ...partsOf(productId),
  }))
  const discount = await discountOfCart(tx, sessionId, lines, selling)
  const applied = discount?.problem === null ? discount : null
  const discountCents = applied?.discountCents ?? 0
  const totals = totalsOf(lines, currency, tax, discountCents)
  const giftCards = await partsOfCart(tx, sessionId, {
    lines,
    totalCents: totals.totalCents,
    selling,
  })
  const [giftCard = null, ...moreGiftCards] = giftCards.flatMap(planned)
  return {
    discount,
    giftCards,
    snapshot: {
      items: lines.map((line, place) => ({ ...line, discountCents: applied?.shares[place] ?? 0 })),
      coupon: applied && { id: applied.coupon.id, code: applied.coupon.code },
      discountCents,
      giftCard,
      moreGiftCards,
      source: await sourceOfCart(tx, sessionId),
      tax,
      ...totals,
    },
  }
}

/** What a card is to pay; nothing of one that pays nothing. */
const planned = ({ card, cents, takenCents }: CardOfCart) =>
  cents === 0
    ? []
    : [
        {
          id: card.id,
          lastFour: card.lastFour,
          amountCents: cents,
          taken: { cents: takenCents, currency: card.currency },
        },
      ]
