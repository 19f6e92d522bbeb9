import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { auditedMailing, lockMailing, MAILING_ENTITY } from './mailing-writes'

/** Deletes a mailing that was never started. @throws AppError `not_found`; `conflict` when it is no draft */
export async function deleteMailing(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockMailing(tx, id)
    if (before.status !== 'draft')
      throw new AppError('conflict', say('newsletter.onlyDraftCanBeDeleted'))
    await tx.mailing.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'mailing.delete',
      entityType: MAILING_ENTITY,
      entityId: id,
      before: auditedMailing(before),
    })
  })
}
