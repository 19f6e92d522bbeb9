import 'server-only'
import { releaseFromRefund } from '@/lib/cart/gift-cards/undo-sale'
import { db } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { packed, type ServerText } from '@/lib/core/server-text'
import { mailOwner } from '@/lib/mail/mail-owner'
import { recordEvent } from '@/lib/orders/record-event'
import type { Attempt, Refund } from './refund'
import { recordRefundOutcome } from './refund-outcome'
import { moveRefund } from './transition'

/** Records, once, that a refund failed. */
export async function recordRefundFailed(
  refund: Refund,
  text: ServerText,
  attempt: Attempt,
): Promise<void> {
  const { id, orderId, username } = refund
  await db().$transaction(async (tx) => {
    if (!(await moveRefund(tx, id, 'fail', { failureMessage: packed(text) }))) return
    await releaseFromRefund(tx, id)
    await recordRefundOutcome(tx, id, attempt === 'first' ? 'refused' : 'failed', text)
    if (orderId !== null)
      await recordEvent(
        tx,
        orderId,
        'refund_failed',
        { refundId: id, message: englishOf(text), text },
        username,
      )
    // The first answer to the requester was that it would be settled.
    if (attempt !== 'first')
      await mailOwner(tx, {
        kind: 'owner_refund_failed',
        dedupeKey: `refund-failed:${id}`,
        orderId: orderId ?? undefined,
        payload: { refundId: id },
      })
  })
}
