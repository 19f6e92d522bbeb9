import 'server-only'
import { z } from 'zod'
import { readStates } from '@/lib/bookkeeping/payouts/read-state'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { bouncesUnread } from '@/lib/mail/bounces/read-state'
import { mailState } from '@/lib/mail/mail-state'
import { whyNotPaid } from '@/lib/payments/not-paid'
import { paidWith } from '@/lib/payments/paid-with'
import { OUTSIDE_PROVIDER_IDS, type OutsideProviderId } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'
import { jobQueue } from '@/lib/platform/job-queue'
import { backupSigns } from '@/lib/security/backups/queries'
import { rateSigns } from '@/lib/settings/rates/queries'
import type { StoreHealth } from './contracts'
import {
  areBouncesUnread,
  arePayoutsStuck,
  backupHealth,
  jobsHealth,
  mailHealth,
  paymentHealth,
  ratesHealth,
} from './health'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** How payments, mail, jobs and backups are, from what the store has recorded of them. */
export async function storeHealth(now: Date): Promise<StoreHealth> {
  const [payments, mail, queue, backups, rates] = await Promise.all([
    paymentsHealth(now),
    mailsHealth(now),
    jobQueue(),
    backupSigns(),
    rateSigns(),
  ])
  return {
    payments,
    mail,
    jobs: {
      ...queue,
      oldestAt: iso(queue.oldestAt),
      workerSeenAt: iso(queue.workerSeenAt),
      state: jobsHealth(queue, now),
    },
    backups: backups && {
      state: backupHealth(backups, now),
      lastGoodAt: iso(backups.lastGoodAt),
      lastFailedAt: iso(backups.failure?.at ?? null),
      lastFailure: backups.failure?.message ?? null,
    },
    rates: rates && {
      ...rates,
      state: ratesHealth(rates, now),
      failingSince: iso(rates.failingSince),
    },
  }
}

async function mailsHealth(now: Date): Promise<StoreHealth['mail']> {
  const [{ server, from: _, ...mails }, unread] = await Promise.all([mailState(), bouncesUnread()])
  const hasServer = server !== null
  const oldestAt = mails.oldestAt === null ? null : new Date(mails.oldestAt)
  const bouncesFailingSince = unread?.since ?? null
  const areUnread = areBouncesUnread(bouncesFailingSince, now)
  return {
    ...mails,
    hasServer,
    state: mailHealth({ hasServer, failed: mails.failed, oldestAt, bouncesFailingSince }, now),
    bouncesFailingSince: areUnread ? iso(bouncesFailingSince) : null,
    bouncesFailure: areUnread ? (unread?.failure ?? null) : null,
  }
}

async function paymentsHealth(now: Date): Promise<StoreHealth['payments']> {
  const [failed, reads, offered] = await Promise.all([
    newestFailed(),
    readStates(),
    Promise.all(
      OUTSIDE_PROVIDER_IDS.map(async (id) => ({
        id,
        ...(await PROVIDERS[id].offer()),
      })),
    ),
  ])
  return Promise.all(
    offered
      .filter(({ isOffered }) => isOffered)
      .map(async ({ id, mode }) => {
        const signs = await lastSigns(id)
        const failure = lastFailure(failed, id)
        const lastFailedAt = failure?.at ?? null
        const read = reads.find(({ provider }) => provider === id)
        const payoutsFailingSince = read?.failingSince ?? null
        const isStuck = arePayoutsStuck(payoutsFailingSince, now)
        return {
          provider: id,
          mode,
          state: paymentHealth(
            { lastPaidAt: signs.paidAt, lastFailedAt, payoutsFailingSince },
            now,
          ),
          lastPaidAt: iso(signs.paidAt),
          lastFailedAt: iso(lastFailedAt),
          lastFailure: failure?.text ?? null,
          lastNoticeAt: iso(signs.noticeAt),
          payoutsFailingSince: isStuck ? iso(payoutsFailingSince) : null,
          payoutsFailure: isStuck ? (read?.failure ?? null) : null,
        }
      }),
  )
}

const signsSchema = z.object({ paidAt: z.date().nullable(), noticeAt: z.date().nullable() })
type Signs = z.infer<typeof signsSchema>

/** When an order was last paid with a provider, and when it last sent a notification. */
async function lastSigns(provider: OutsideProviderId): Promise<Signs> {
  const [signs] = await rowsOf(
    db(),
    signsSchema,
    Prisma.sql`
    SELECT (SELECT o."createdAt" FROM "Order" o WHERE ${paidWith(provider)}
            ORDER BY o."createdAt" DESC LIMIT 1) AS "paidAt",
           (SELECT e."receivedAt" FROM "ProviderEvent" e WHERE e."provider" = ${provider}::"PaymentProvider"
            ORDER BY e."receivedAt" DESC LIMIT 1) AS "noticeAt"`,
  )
  return signs ?? { paidAt: null, noticeAt: null }
}

/** So many failures are looked through for one that is not a mistyped card. */
const FAILURES = 50

const newestFailed = () =>
  db().payment.findMany({
    where: { status: 'failed' },
    orderBy: { updatedAt: 'desc' },
    take: FAILURES,
    select: { provider: true, updatedAt: true, failureCode: true, failureMessage: true },
  })
type Failed = Awaited<ReturnType<typeof newestFailed>>[number]

/** The last payment that failed for another reason than its payer. @param failed the newest first */
function lastFailure(
  failed: readonly Failed[],
  provider: OutsideProviderId,
): { at: Date; text: string } | null {
  for (const { updatedAt, failureCode: code, failureMessage: message, ...payment } of failed) {
    if (payment.provider !== provider) continue
    const why = whyNotPaid({ state: 'failed', code, message }, PROVIDERS[provider].refusals)
    if (why.isProviders) return { at: updatedAt, text: why.text }
  }
  return null
}
