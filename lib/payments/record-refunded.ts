import 'server-only'
import { giveUseBack } from '@/lib/cart/coupons/coupon-uses'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { isRefunded } from './payment'
import { PAYMENT_FIELDS, toPayment } from './queries'
import { movePayment } from './transition'

/**
 * Records a refunded amount in the payment, after what went back to its gift card.
 *
 * @param cents in the captured currency; 0 when all of it went back to the card
 * @returns whether the payment is fully refunded
 */
export async function recordRefunded(tx: Tx, paymentId: string, cents: number): Promise<boolean> {
  const row = await tx.payment.update({
    where: { id: paymentId },
    data: { refundedAmount: { increment: toDecimal(cents) } },
    include: PAYMENT_FIELDS,
  })
  const isWhole = isRefunded(toPayment(row))
  const moved = await movePayment(tx, paymentId, isWhole ? 'refund_whole' : 'refund_part')
  if (!moved) throw new Error(`Payment ${paymentId} holds no money that could go back`)
  // No order is made of it any more; one that was made keeps its use.
  if (isWhole) await giveUseBack(tx, paymentId)
  return isWhole
}
