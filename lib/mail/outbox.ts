import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { addJob } from '@/lib/platform/jobs'
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

/** @returns the mail's id, or `null` when a mail with this key is there already */
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
 * Puts a mail into the outbox with the job that sends it, in the caller's transaction: it is sent if,
 * and only if, that commits. A mail whose key was used before is not queued again.
 */
export async function queueMail(tx: Tx, mail: QueuedMail): Promise<void> {
  const emailId = await insertMail(tx, mail)
  if (emailId) await addJob(tx, sendEmailJob, { emailId }, `email:${emailId}`)
}

export type Outgoing = Prisma.EmailGetPayload<object>

/**
 * Takes a mail out of the outbox for sending.
 *
 * @returns `null` when it was sent already, or another process is sending it right now
 */
export async function claimMail(emailId: string): Promise<Outgoing | null> {
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE "Email" SET "status" = 'sending', "attempts" = "attempts" + 1, "updatedAt" = now()
    WHERE "id" = ${emailId}::uuid
      AND ("status" IN ('queued', 'failed') OR ("status" = 'sending' AND "updatedAt" < now() - interval '2 minutes'))
    RETURNING "id"`)
  return rows.length === 0 ? null : db().email.findUniqueOrThrow({ where: { id: emailId } })
}

export async function markSent(tx: Tx, emailId: string): Promise<void> {
  await tx.email.update({
    where: { id: emailId },
    data: { status: 'sent', sentAt: new Date(), lastError: null },
  })
}

/** Remembers why a mail could not be sent; it will be tried again. */
export async function markFailed(emailId: string, reason: string): Promise<void> {
  await db().email.update({
    where: { id: emailId },
    data: { status: 'failed', lastError: reason.slice(0, 500) },
  })
}

/** Takes an order's mails of some kinds back, as far as nobody has begun to send them. */
export async function cancelUnsent(tx: Tx, orderId: number, kinds: string[]): Promise<void> {
  await tx.email.updateMany({
    where: { orderId, kind: { in: kinds }, status: { in: ['queued', 'failed'] } },
    data: { status: 'cancelled' },
  })
}
