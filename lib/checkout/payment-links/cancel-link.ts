import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockSession } from '@/lib/payments/locks'
import { unclaimedPaymentsOf } from '@/lib/payments/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { sessionOfLink } from './link-rules'
import { findLink, payableLink } from './queries'

/**
 * Ends a link. Whoever pays it holds the same lock, so that one of both comes first.
 *
 * @throws AppError `not_found`; `conflict` for one that is paid, being paid, cancelled or over
 */
export async function cancelLink(id: string, actor: Actor): Promise<void> {
  const sessionId = sessionOfLink(id)
  await db().$transaction(async (tx) => {
    await lockSession(tx, sessionId)
    if (!(await findLink(id, tx))) throw new AppError('not_found', say('paymentLinks.unknown'))
    await payableLink(id, tx)
    if ((await unclaimedPaymentsOf(tx, sessionId)).length > 0)
      throw new AppError('conflict', say('paymentLinks.beingPaid'))
    await tx.paymentLink.update({ where: { id }, data: { cancelledAt: await databaseTime(tx) } })
    await recordAudit(tx, actor, {
      action: 'payment_link.cancel',
      entityType: 'payment_link',
      entityId: id,
    })
  })
}
