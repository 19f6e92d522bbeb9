import type { Part } from '@/lib/cart/gift-cards/card-uses'
import type { Payment } from '@/lib/payments/payment'

/** What a payment was to take from a gift card when it was started; `null` without one. */
export function giftCardPartOf({ id, cart }: Pick<Payment, 'id' | 'cart'>): Part | null {
  if (!cart?.giftCard) return null
  return { paymentId: id, giftCardId: cart.giftCard.id, cents: cart.giftCard.amountCents }
}
