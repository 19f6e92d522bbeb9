import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { countRowsOf } from '@/lib/core/rows'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { BULK_JOB, BULK_KINDS } from './bulk'

const MAX_RETRIED = 1000

/** Retries all mails that could not be sent so far. @returns their number */
export async function retryFailedMails(actor: Actor): Promise<number> {
  return db().$transaction(async (tx) => {
    const retried = await countRowsOf(
      tx,
      Prisma.sql`
      SELECT (graphile_worker.add_job('send_email',
        payload := json_build_object('emailId', e."id"), job_key := 'email:' || e."id",
        queue_name := CASE WHEN e."kind" = ANY(${BULK_KINDS}::text[]) THEN ${BULK_JOB.queue} END,
        priority := CASE WHEN e."kind" = ANY(${BULK_KINDS}::text[]) THEN ${BULK_JOB.priority}::int ELSE 0 END)).id
      FROM (
        SELECT "id", "kind" FROM "Email" WHERE "status" = 'failed' ORDER BY "createdAt" LIMIT ${MAX_RETRIED}
      ) e`,
    )
    await recordAudit(tx, actor, {
      action: 'mail.retry_failed',
      entityType: 'mail',
      entityId: 'failed',
      after: { retried },
    })
    return retried
  })
}
