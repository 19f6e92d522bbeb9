import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { MailState } from './admin-contracts'
import { mailServer } from './mail-server'
import { hostAndPort } from './server-address'

type Counts = {
  waiting: number
  failed: number
  oldestAt: Date | null
}

/** The current mail server and the mails waiting for it. */
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
