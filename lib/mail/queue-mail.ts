import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { addJob, type JobOptions } from '@/lib/platform/jobs'
import { sendEmailJob } from './jobs'

export type QueuedMail = {
  kind: string
  /** A mail with a key that was used before is not queued again. */
  dedupeKey: string
  to: string
  locale: string
  orderId?: number
  payload?: Prisma.InputJsonObject
}

/** @returns the mail's id, or `null` when a mail with this key exists already */
async function insertMail(tx: Tx, mail: QueuedMail): Promise<string | null> {
  const id = newId()
  const { count } = await tx.email.createMany({
    data: {
      id,
      kind: mail.kind,
      dedupeKey: mail.dedupeKey,
      orderId: mail.orderId,
      toAddress: mail.to,
      locale: mail.locale,
      payload: mail.payload ?? {},
    },
    skipDuplicates: true,
  })
  return count === 1 ? id : null
}

/**
 * Adds a mail to the outbox with the job that sends it, in the caller's transaction: it is sent if and
 * only if that commits. A mail whose key was used before is not queued again.
 *
 * @returns the mail's id, or `null` when a mail with this key exists already
 */
export async function queueMail(
  tx: Tx,
  mail: QueuedMail,
  options?: JobOptions,
): Promise<string | null> {
  const emailId = await insertMail(tx, mail)
  if (emailId) await scheduleMail(tx, emailId, options)
  return emailId
}

/** Schedules a mail of the outbox for sending, once the caller's transaction has committed. */
export const scheduleMail = (tx: Tx, emailId: string, options?: JobOptions) =>
  addJob(tx, sendEmailJob, { emailId }, `email:${emailId}`, options)
