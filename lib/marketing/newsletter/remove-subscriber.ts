import 'server-only'
import { onRecordNotFound } from '@/lib/core/database-errors'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { deleteMailsTo } from '@/lib/mail/delete-mails'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { scheduleSync } from './audiences/sync-subscriber'

/**
 * Removes a subscriber, whatever state the subscription is in, with all mails about it: neither the
 * outbox nor the audit trail keeps the address.
 *
 * @throws AppError `not_found`
 */
export async function removeSubscriber(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const subscriber = await tx.newsletterSubscriber
      .delete({ where: { id } })
      .catch(onRecordNotFound(() => new AppError('not_found', say('newsletter.unknownSubscriber'))))
    await deleteMailsTo(tx, subscriber.email, 'newsletter_')
    await scheduleSync(tx, subscriber.email)
    await recordAudit(tx, actor, {
      action: 'subscriber.remove',
      entityType: 'subscriber',
      entityId: id,
      before: { createdAt: subscriber.createdAt.toISOString() },
    })
  })
}
