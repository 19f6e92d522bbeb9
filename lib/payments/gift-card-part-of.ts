import type { Part } from '@/lib/cart/gift-cards/card-uses'
import type { Payment } from './payment'

/** What a payment was to take from a gift card when it was started; `null` without one. */
export function giftCardPartOf({
  id,
  cart,
  currency,
}: Pick<Payment, 'id' | 'cart' | 'currency'>): Part | null {
  if (!cart?.giftCard) return null
  const { id: giftCardId, amountCents, taken } = cart.giftCard
  // Payments of earlier versions took cards of their own currency.
  const { cents, currency: cardCurrency } = taken ?? { cents: amountCents, currency }
  return { paymentId: id, giftCardId, cents, currency: cardCurrency, paidCents: amountCents }
}
