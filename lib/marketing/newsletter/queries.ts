import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { rowsOf } from '@/lib/core/rows'
import type { SubscriberCounts, SubscriberQuery, SubscriberRow } from './admin-contracts'
import { type SubscriberState, subscriberState } from './subscriber-states'

const IN_STATE: Record<SubscriberState, Prisma.NewsletterSubscriberWhereInput> = {
  confirmed: { confirmedAt: { not: null }, unsubscribedAt: null },
  waiting: { confirmedAt: null, unsubscribedAt: null },
  unsubscribed: { unsubscribedAt: { not: null } },
}

/** One page of the subscribers, newest first, with the number of all that match. */
export async function listSubscribers({
  state,
  search,
  limit,
  offset,
}: SubscriberQuery): Promise<{ rows: SubscriberRow[]; total: number }> {
  const where: Prisma.NewsletterSubscriberWhereInput = {
    ...(state && IN_STATE[state]),
    // Addresses are stored in lower case.
    email: search ? { contains: searchedEmail(search).toLowerCase() } : undefined,
  }
  const [rows, total] = await Promise.all([
    db().newsletterSubscriber.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db().newsletterSubscriber.count({ where }),
  ])
  return {
    total,
    rows: rows.map(({ id, email, locale, createdAt, confirmedAt, unsubscribedAt }) => ({
      id,
      email,
      locale,
      state: subscriberState({ confirmedAt, unsubscribedAt }),
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    })),
  }
}

const subscriberCountsRow = z.object({
  confirmed: z.number(),
  waiting: z.number(),
  unsubscribed: z.number(),
})

/** How many subscribers there are in each state. */
export async function subscriberCounts(): Promise<SubscriberCounts> {
  const [counts] = await rowsOf(
    db(),
    subscriberCountsRow,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE "unsubscribedAt" IS NULL AND "confirmedAt" IS NOT NULL)::int AS "confirmed",
           count(*) FILTER (WHERE "unsubscribedAt" IS NULL AND "confirmedAt" IS NULL)::int AS "waiting",
           count(*) FILTER (WHERE "unsubscribedAt" IS NOT NULL)::int AS "unsubscribed"
    FROM "NewsletterSubscriber"`,
  )
  return counts ?? { confirmed: 0, waiting: 0, unsubscribed: 0 }
}

/**
 * What has become of the subscription of an address.
 *
 * @param email in lower case
 */
export async function subscriptionOf(
  email: string,
): Promise<{ isConfirmed: boolean; locale: string | null }> {
  const found = await db().newsletterSubscriber.findUnique({ where: { email } })
  return {
    isConfirmed: found !== null && subscriberState(found) === 'confirmed',
    locale: found?.locale ?? null,
  }
}

const BATCH = 500

type Confirmed = { id: number; email: string; locale: string; confirmedAt: Date | null }

/** All active subscribers in the order in which they subscribed, read in batches while they are taken. */
export async function* confirmedSubscribers(): AsyncGenerator<Confirmed> {
  let after = 0
  for (;;) {
    const rows = await db().newsletterSubscriber.findMany({
      where: { ...IN_STATE.confirmed, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, email: true, locale: true, confirmedAt: true },
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
