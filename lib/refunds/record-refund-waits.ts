import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { recordEvent } from '@/lib/orders/record-event'
import type { Refund } from './refund'
import { recordRefundOutcome } from './refund-outcome'
import { moveRefund } from './transition'

/** Records that a refund waits until the charge has settled: the provider refused a part of it until then. */
export async function recordRefundWaits(refund: Refund): Promise<void> {
  const { id, orderId, username } = refund
  await db().$transaction(async (tx) => {
    const waitingSince = refund.waitingSince ?? (await databaseTime(tx))
    if (!(await moveRefund(tx, id, 'wait', { waitingSince }))) return
    await recordRefundOutcome(tx, id, 'waiting')
    if (orderId !== null && refund.waitingSince === null)
      await recordEvent(tx, orderId, 'refund_waits', { refundId: id }, username)
  })
}
