import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { recordEvent } from '@/lib/orders/record-event'
import { currentSettings } from '@/lib/settings/queries'
import type { Refund } from './refund'
import { moveRefund } from './transition'

/** Records, once, that a refund failed. */
export async function recordRefundFailed(
  refund: Refund,
  message: string,
  attempt: 'first' | 'again',
): Promise<void> {
  const { id, orderId, username } = refund
  const { adminEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    if (!(await moveRefund(tx, id, 'fail', { failureMessage: message }))) return
    await recordEvent(tx, orderId, 'refund_failed', { refundId: id, message }, username)
    // The first answer to the requester was that it would be settled.
    if (attempt === 'again')
      await queueMail(tx, {
        kind: 'owner_refund_failed',
        dedupeKey: `refund-failed:${id}`,
        to: adminEmail,
        locale: 'en',
        orderId,
        payload: { refundId: id },
      })
  })
}
