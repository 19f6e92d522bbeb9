import 'server-only'
import { orderById } from '@/lib/orders/queries'
import { paymentById } from '@/lib/payments/queries'
import type { Refund } from './refund'
import { leftParts } from './refund-amounts'

/** Why a refund that waits must not be made any more; `null` when it may be. */
export async function obstacleOf({
  orderId,
  paymentId,
  amount,
  giftCardCents,
  createdAt,
}: Refund): Promise<string | null> {
  const left = leftParts(await paymentById(paymentId), null)
  if (amount.cents - giftCardCents > left.providerCents || giftCardCents > left.giftCardCents)
    return 'The money went back at the provider meanwhile'
  const { disputedAt } = orderId === null ? { disputedAt: null } : await orderById(orderId)
  // Of a dispute that was there before, whoever asked for the refund knew.
  return disputedAt !== null && disputedAt > createdAt
    ? 'A dispute of this payment was opened meanwhile. If the buyer wins it, the money would be paid back twice.'
    : null
}
