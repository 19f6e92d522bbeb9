import 'server-only'
import { addDays, boundsOf, dayOf } from '@/lib/core/calendar'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { say } from '@/lib/core/server-text'
import { isProviderUsed } from '@/lib/payments/is-provider-used'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { addJob } from '@/lib/platform/jobs'
import { currentSetting } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CompareRequest } from './contracts'
import { compareBooksJob } from './jobs'
import { dependsOnComparison } from './transition'

/** The days that each night compares: providers list some transactions a day late. */
const NIGHTLY_DAYS = 3

async function insertComparison(
  tx: Tx,
  { provider, ...period }: CompareRequest,
  { timezone, username }: { timezone: string; username: string },
): Promise<string> {
  const id = newId()
  const { start, end } = boundsOf(period, timezone)
  await tx.booksComparison.create({
    data: { id, provider, from: start, to: end, timezone, username },
  })
  await addJob(tx, compareBooksJob, { comparisonId: id }, `compare-books:${id}`, {
    // Two at once would both record what they find missing.
    queue: 'compare_books',
  })
  return id
}

/**
 * Starts a comparison of days of the store's time zone that somebody asked for.
 *
 * @returns its id
 * @throws AppError `invalid` for days that have not begun
 */
export async function startComparison(request: CompareRequest, actor: Actor): Promise<string> {
  const timezone = await currentSetting('timezone')
  if (request.from > dayOf(new Date(), timezone))
    throw invalidField('from', say('bookkeeping.fromInFuture'))
  return db().$transaction(async (tx) => {
    const id = await insertComparison(tx, request, { timezone, username: actor.username })
    await recordAudit(tx, actor, {
      action: 'books.compare',
      dependsOn: dependsOnComparison(id),
      entityType: 'books_comparison',
      entityId: id,
      after: request,
    })
    return id
  })
}

/** Starts the comparisons of the last days, with each provider that the store uses. */
export async function startNightlyComparisons(now = new Date()): Promise<void> {
  const timezone = await currentSetting('timezone')
  const today = dayOf(now, timezone)
  const period = { from: addDays(today, -NIGHTLY_DAYS), to: addDays(today, -1) }
  for (const provider of OUTSIDE_PROVIDER_IDS)
    if (await isProviderUsed(provider))
      await db().$transaction((tx) =>
        insertComparison(tx, { provider, ...period }, { timezone, username: 'system' }),
      )
}
