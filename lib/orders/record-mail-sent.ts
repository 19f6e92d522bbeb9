import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Outgoing } from '@/lib/mail/outbox'
import { recordDelivery } from './record-delivery'
import { recordEvent } from './record-event'

/**
 * Records a sent mail in its order's timeline and marks its items as delivered.
 *
 * @param itemIds the order's items in the mail
 */
export async function recordMailSent(tx: Tx, email: Outgoing, itemIds: number[]): Promise<void> {
  if (email.orderId === null) return
  await recordEvent(tx, email.orderId, 'mail_sent', { kind: email.kind, to: email.toAddress })
  if (itemIds.length > 0) await recordDelivery(tx, email.orderId, itemIds)
}
