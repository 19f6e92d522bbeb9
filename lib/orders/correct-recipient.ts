import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { redirectUnsent } from '@/lib/mail/redirect-unsent'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { sameAddress } from './change-address'
import { orderForChange } from './order-for-change'
import { recordEvent } from './record-event'
import { type Resent, sendAgain } from './resend-order'

/**
 * Corrects the address of a gift's recipient. What waits goes there on its day; what was mailed already is mailed again.
 *
 * @returns what was sent; `null` when its day is yet to come, or there is nothing to send
 * @throws AppError `not_found`; `conflict` when the order is no gift, or the address is the same
 */
export async function correctRecipient(
  orderNumber: string,
  email: string,
  actor: Actor,
): Promise<Resent | null> {
  return db().$transaction(async (tx) => {
    const order = await orderForChange(tx, orderNumber)
    if (!order.gift) throw new AppError('conflict', say('orders.noGift'))
    const from = order.gift.recipientEmail
    if (from.toLowerCase() === email.toLowerCase()) throw sameAddress()
    await tx.orderGift.update({ where: { orderId: order.id }, data: { recipientEmail: email } })
    await redirectUnsent(tx, order.id, { from, to: email })
    await recordEvent(tx, order.id, 'recipient_corrected', { from, to: email }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.correct_recipient',
      entityType: 'order',
      entityId: order.orderNumber,
      before: { recipientEmail: from },
      after: { recipientEmail: email },
    })
    return (await sendAgain(tx, order))?.what ?? null
  })
}
