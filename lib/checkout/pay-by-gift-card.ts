import 'server-only'
import { parseDecimal } from '@/lib/core/money'
import type { GiftCardPayment, GiftCardPaymentResult } from '@/lib/payments/contracts'
import { namesOfCards, plannedCards } from '@/lib/payments/gift-card-part-of'
import { giftCardProvider } from '@/lib/payments/providers'
import { type Caller, payWithinStore } from './pay-within-store'
import { alreadyPaid } from './payment-errors'

/**
 * Pays a session's whole cart with its gift cards: what it costs is taken from the cards in the transaction that says that
 * it is paid.
 *
 * @returns what the payment is called; the same for a second click
 * @throws AppError as payWithinStore; `total_changed` when the cards do not pay all, or another amount than the shopper was shown
 */
export async function payByGiftCard(
  { amount, ...request }: GiftCardPayment,
  caller: Caller,
): Promise<GiftCardPaymentResult> {
  const cents = parseDecimal(amount)
  const { id, cart } = await payWithinStore(
    giftCardProvider,
    request,
    caller,
    async (_, { cart }) => Boolean(cart?.giftCard) && cents === cart?.totalCents,
  )
  if (!cart?.giftCard) throw alreadyPaid()
  return { status: 'approved', transactionId: id, lastFour: namesOfCards(plannedCards(cart)) }
}
