import 'server-only'
import { onRecordNotFound } from '@/lib/core/database-errors'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { deleteMails } from '@/lib/mail/delete-mails'
import { type Actor, recordAudit } from '@/lib/staff/audit'

/**
 * Deletes a job application with its CV and all mails about it: neither the outbox nor the audit trail
 * keeps anything of the applicant.
 *
 * @throws AppError `not_found`
 */
export async function deleteApplication(actor: Actor, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { job, createdAt } = await tx.jobApplication
      .delete({ where: { id }, select: { job: true, createdAt: true } })
      .catch(onRecordNotFound(() => new AppError('not_found', say('careers.unknownApplication'))))
    await deleteMails(tx, `application:${id}`)
    await recordAudit(tx, actor, {
      action: 'application.delete',
      entityType: 'application',
      entityId: id,
      before: { job, createdAt: createdAt.toISOString() },
    })
  })
}
