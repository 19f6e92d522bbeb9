import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MailState, TestMailResult } from './admin-contracts'
import { composeMessage } from './compose-kit'
import { mailServer } from './mail-server'
import { mailService } from './mail-service'
import { hostAndPort } from './server-address'

type Counts = {
  waiting: number
  failed: number
  oldestAt: Date | null
}

/** The mail server in force and what waits for it. */
export async function mailState(): Promise<MailState> {
  const [server, [counts], failure, last] = await Promise.all([
    mailServer(),
    db().$queryRaw<Counts[]>(Prisma.sql`
      SELECT count(*) FILTER (WHERE "status" <> 'failed')::int AS "waiting",
             count(*) FILTER (WHERE "status" = 'failed')::int AS "failed",
             min("createdAt") AS "oldestAt"
      FROM "Email" WHERE "status" IN ('queued', 'sending', 'failed')`),
    db().email.findFirst({
      where: { status: 'failed', lastError: { not: null } },
      orderBy: { updatedAt: 'desc' },
      select: { lastError: true, updatedAt: true },
    }),
    db().email.findFirst({
      where: { status: 'sent' },
      orderBy: { updatedAt: 'desc' },
      select: { sentAt: true },
    }),
  ])
  return {
    server: server && hostAndPort(server.url),
    from: server?.from ?? env().MAIL_FROM,
    waiting: counts?.waiting ?? 0,
    failed: counts?.failed ?? 0,
    oldestAt: counts?.oldestAt?.toISOString() ?? null,
    lastError: failure?.lastError ?? null,
    lastErrorAt: failure?.updatedAt.toISOString() ?? null,
    lastSentAt: last?.sentAt?.toISOString() ?? null,
  }
}

const MAX_RETRIED = 1000

/** Tries all mails again that could not be sent so far. @returns how many */
export async function retryFailedMails(actor: Actor): Promise<number> {
  return db().$transaction(async (tx) => {
    const jobs = await tx.$queryRaw<unknown[]>(Prisma.sql`
      SELECT (graphile_worker.add_job('send_email',
        payload := json_build_object('emailId', e."id"), job_key := 'email:' || e."id")).id
      FROM (
        SELECT "id" FROM "Email" WHERE "status" = 'failed' ORDER BY "createdAt" LIMIT ${MAX_RETRIED}
      ) e`)
    await recordAudit(tx, actor, {
      action: 'mail.retry_failed',
      entityType: 'mail',
      entityId: 'failed',
      after: { retried: jobs.length },
    })
    return jobs.length
  })
}

/** Sends a mail past the queue, so that the server's own words come back. */
export async function sendTestMail(to: string, actor: Actor): Promise<TestMailResult> {
  const { storeName } = await currentSettings()
  const { mail } = await composeMessage({
    subject: `${storeName}: test mail`,
    paragraphs: [
      `This is a test mail of ${storeName}, asked for by ${actor.username} in the back office. If you read it, mails of the store reach this address.`,
    ],
  })
  const error = await trySending(to, mail)
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'mail.test',
      entityType: 'mail',
      entityId: to,
      after: { status: error === null ? 'sent' : 'failed' },
    }),
  )
  return { status: error === null ? 'sent' : 'failed', error }
}

/** @returns what went wrong, `null` when the server took the mail */
async function trySending(
  to: string,
  mail: { subject: string; html: string; text: string },
): Promise<string | null> {
  try {
    const host = new URL(env().SITE_URL).hostname
    const { mailer, from } = await mailService()
    await mailer.send({
      ...mail,
      messageId: `<${newId()}@${host}>`,
      from,
      to,
    })
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 500)
  }
}
