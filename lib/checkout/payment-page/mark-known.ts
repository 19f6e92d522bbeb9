import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { differences } from './snapshot-rules'
import { PAYMENT_PAGE_LOCK, toSnapshot } from './stored-snapshot'

const ENTITY = 'payment_page'

/**
 * Takes what was found of the payment page for right from now on; the audit trail keeps what differed.
 *
 * @throws AppError `conflict` when something else was found meanwhile, or somebody accepted it
 */
export async function acceptPage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockByName(tx, PAYMENT_PAGE_LOCK)
    const rows = await tx.paymentPageSnapshot.findMany({ orderBy: { id: 'desc' } })
    const pending = rows.find((row) => row.id === id && row.acceptedAt === null)
    const accepted = rows.find(({ acceptedAt }) => acceptedAt !== null)
    if (!pending || !accepted) throw new AppError('conflict', say('checkout.pageChanged'))
    const changes = differences(toSnapshot(accepted), toSnapshot(pending))
    await tx.paymentPageSnapshot.deleteMany({ where: { id: { not: id } } })
    await tx.paymentPageSnapshot.update({
      where: { id },
      data: { acceptedAt: await databaseTime(tx), acceptedBy: actor.username },
    })
    await recordAudit(tx, actor, {
      action: 'payment_page.accept',
      entityType: ENTITY,
      entityId: id,
      after: { changes },
    })
  })
}

/** Marks what browsers kept from loading as known. @throws AppError `not_found` */
export async function markBlockedKnown(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const group = await tx.policyReportGroup.findUnique({ where: { id } })
    if (!group) throw new AppError('not_found', say('checkout.blockedUnknown'))
    if (group.knownAt) return
    await tx.policyReportGroup.update({
      where: { id },
      data: { knownAt: await databaseTime(tx), knownBy: actor.username },
    })
    const { page, directive, blocked } = group
    await recordAudit(tx, actor, {
      action: 'payment_page.known',
      entityType: ENTITY,
      entityId: id,
      after: { page, directive, blocked },
    })
  })
}
