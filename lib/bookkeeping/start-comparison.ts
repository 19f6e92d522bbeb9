import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { DAY_MS, daysAgo } from '@/lib/core/time'
import { isProviderUsed } from '@/lib/payments/is-provider-used'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { addJob } from '@/lib/platform/jobs'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CompareRequest } from './contracts'
import { compareBooksJob } from './jobs'

/** The days that each night compares: providers list some transactions a day late. */
const NIGHTLY_DAYS = 3

const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)
const afterDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

async function insertComparison(
  tx: Tx,
  { provider, from, to }: CompareRequest,
  username: string,
): Promise<string> {
  const id = newId()
  await tx.booksComparison.create({
    data: { id, provider, from: startOfDay(from), to: afterDay(to), username },
  })
  await addJob(tx, compareBooksJob, { comparisonId: id }, `compare-books:${id}`, {
    // Two at once would both record what they find missing.
    queue: 'compare_books',
  })
  return id
}

/** Starts a comparison that somebody asked for. @returns its id */
export function startComparison(request: CompareRequest, actor: Actor): Promise<string> {
  return db().$transaction(async (tx) => {
    const id = await insertComparison(tx, request, actor.username)
    await recordAudit(tx, actor, {
      action: 'books.compare',
      entityType: 'books_comparison',
      entityId: id,
      after: request,
    })
    return id
  })
}

/** Starts the comparisons of the last days, with each provider that the store uses. */
export async function startNightlyComparisons(now = new Date()): Promise<void> {
  const period = { from: dayOf(daysAgo(NIGHTLY_DAYS, now)), to: dayOf(daysAgo(1, now)) }
  for (const provider of OUTSIDE_PROVIDER_IDS)
    if (await isProviderUsed(provider))
      await db().$transaction((tx) => insertComparison(tx, { provider, ...period }, 'system'))
}
