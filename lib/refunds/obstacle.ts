import 'server-only'
import { type ServerText, say } from '@/lib/core/server-text'
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
}: Refund): Promise<ServerText | null> {
  const left = leftParts(await paymentById(paymentId), null)
  if (amount.cents - giftCardCents > left.providerCents || giftCardCents > left.giftCardCents)
    return say('refunds.moneyWentBackMeanwhile')
  const { disputedAt } = orderId === null ? { disputedAt: null } : await orderById(orderId)
  // Of a dispute that was there before, whoever asked for the refund knew.
  return disputedAt !== null && disputedAt > createdAt
    ? say('refunds.disputeOpenedMeanwhile')
    : null
}
