import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { BULK_JOB } from '@/lib/mail/bulk'
import { queueMail } from '@/lib/mail/queue-mail'
import { sendMailingJob } from '@/lib/marketing/newsletter/jobs'
import { moveMailing } from '@/lib/marketing/newsletter/transition'
import { addJob } from '@/lib/platform/jobs'
import { batchOf, MAILING_MAIL } from './mailing-rules'

/** Sees to it that a mailing's next mails are queued, once the caller's transaction has committed. */
export const scheduleBatch = (tx: Tx, mailingId: number, afterSeconds = 0): Promise<void> =>
  addJob(tx, sendMailingJob, { mailingId }, `mailing:${mailingId}`, {
    ...BULK_JOB,
    afterSeconds,
  })

/**
 * Queues the next mails of a mailing that is being sent, as many as its rate allows, and the job for those after them.
 * All of that commits at once under the mailing's lock: a process that dies has queued all of them or none, and of two
 * processes one waits and then finds the other's recipients handled.
 */
export async function sendMailingBatch(mailingId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'Mailing', { id: mailingId })
    const mailing = await tx.mailing.findUnique({ where: { id: mailingId, status: 'sending' } })
    if (!mailing) return
    const now = await databaseTime(tx)
    const early = (mailing.nextBatchAt?.getTime() ?? 0) - now.getTime()
    if (early > 0) return scheduleBatch(tx, mailingId, early / 1000)
    const { size, seconds } = batchOf(mailing.mailsPerMinute)
    const handled = await queueNext(tx, mailingId, size, now)
    if (handled < size) {
      await moveMailing(tx, 'finish', mailingId, { finishedAt: now })
      return
    }
    await tx.mailing.update({
      where: { id: mailingId },
      data: { nextBatchAt: new Date(now.getTime() + seconds * 1000) },
    })
    await scheduleBatch(tx, mailingId, seconds)
  })
}

/** @returns how many recipients were handled, those among them who are left out */
async function queueNext(tx: Tx, mailingId: number, size: number, now: Date): Promise<number> {
  const next = await tx.mailingRecipient.findMany({
    where: { mailingId, handledAt: null },
    orderBy: { id: 'asc' },
    take: size,
    select: { id: true, subscriber: true },
  })
  for (const { id, subscriber } of next) {
    const isReader =
      subscriber?.confirmedAt && !subscriber.unsubscribedAt && !subscriber.undeliverableAt
    const emailId = isReader
      ? await queueMail(
          tx,
          {
            kind: MAILING_MAIL,
            dedupeKey: `mailing:${mailingId}:${subscriber.id}`,
            to: subscriber.email,
            locale: subscriber.locale,
            payload: { mailingId, subscriberId: subscriber.id, round: subscriber.round },
          },
          BULK_JOB,
        )
      : null
    await tx.mailingRecipient.update({ where: { id }, data: { handledAt: now, emailId } })
  }
  return next.length
}
