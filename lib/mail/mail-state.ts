import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { rowsOf } from '@/lib/core/rows'
import type { MailState } from './admin-contracts'
import { mailRoute, nameOfRoute } from './mail-route'

const countsSchema = z.object({
  waiting: z.number(),
  failed: z.number(),
  oldestAt: z.date().nullable(),
})

/** What mails go through now, and those that wait. */
export async function mailState(): Promise<MailState> {
  const [route, [counts], failure, last] = await Promise.all([
    mailRoute(),
    rowsOf(
      db(),
      countsSchema,
      Prisma.sql`
      SELECT count(*) FILTER (WHERE "status" <> 'failed')::int AS "waiting",
             count(*) FILTER (WHERE "status" = 'failed')::int AS "failed",
             min("createdAt") AS "oldestAt"
      FROM "Email" WHERE "status" IN ('queued', 'sending', 'failed')`,
    ),
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
    server: route && nameOfRoute(route),
    from: route?.from ?? env().MAIL_FROM,
    waiting: counts?.waiting ?? 0,
    failed: counts?.failed ?? 0,
    oldestAt: counts?.oldestAt?.toISOString() ?? null,
    lastError: failure?.lastError ?? null,
    lastErrorAt: failure?.updatedAt.toISOString() ?? null,
    lastSentAt: last?.sentAt?.toISOString() ?? null,
  }
}
