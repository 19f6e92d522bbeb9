import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { queueMail } from '@/lib/mail/queue-mail'
import { redirectUnsent } from '@/lib/mail/redirect-unsent'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { orderForChange } from './order-for-change'
import { recordEvent } from './record-event'
import { type Resent, sendAgain } from './resend-order'

/**
 * Corrects the address of an order's buyer and mails the delivery there. Unsent mails go to the new
 * address too; links that were mailed to the old one expire, and the old address is told.
 *
 * @param expectedUpdatedAt the version of the order that the change is based on
 * @returns what was sent; `null` when there is nothing to send
 * @throws AppError `not_found`; `forbidden` for a moderator whom the owner does not let; `conflict` when the address is the same or the order has changed
 */
export async function correctEmail(
  orderNumber: string,
  { email, expectedUpdatedAt }: { email: string; expectedUpdatedAt?: string },
  actor: Actor,
): Promise<Resent | null> {
  return db().$transaction(async (tx) => {
    await requireMayCorrect(tx, actor)
    const order = await orderForChange(tx, orderNumber)
    requireUpdatedAt(order.updatedAt, expectedUpdatedAt, 'this order')
    const from = order.customerEmail
    if (from === email)
      throw new AppError('conflict', 'This is the order’s address already', {
        details: { reason: 'same_address' },
      })
    await tx.order.update({ where: { id: order.id }, data: { customerEmail: email } })
    await redirectUnsent(tx, order.id, { from, to: email })
    await queueMail(tx, {
      kind: 'order_address_changed',
      dedupeKey: `address-changed:${order.id}:${newId()}`,
      to: from,
      locale: order.locale,
      orderId: order.id,
    })
    await recordEvent(tx, order.id, 'email_corrected', { from, to: email }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.correct_email',
      entityType: 'order',
      entityId: order.orderNumber,
      before: { customerEmail: from },
      after: { customerEmail: email },
    })
    return sendAgain(tx, order)
  })
}

async function requireMayCorrect(tx: Tx, { role }: Actor): Promise<void> {
  if (role === 'admin' || (await currentSettings(tx)).moderatorsCorrectEmails) return
  throw new AppError('forbidden', 'Only an administrator may change the address of an order.')
}
