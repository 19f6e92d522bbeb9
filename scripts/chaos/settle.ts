import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DAY_MS } from '@/lib/core/time'
import { startUntilUp } from './faults/server-killed'
import { noticesArrived } from './notices'
import { passTime } from './pass-time'
import { control, decideLaterPayment, endWaitingRefunds, laterPayments } from './providers'
import type { World } from './world'

/** What the store has not brought to an end yet, by kind. */
type Open = Record<string, number>

export type Settled = {
  /** How long it took the store, by its own clock. */
  minutes: number
  /** What was still open when it had had all the time it may take. */
  late: Open
}

/**
 * A job that failed or was left by its worker. One that was replaced by a later one while it ran, which every job with a
 * key may be, stays in the queue without its key and is never tried again: it is not open.
 */
export const UNFINISHED_JOB =
  '(attempts > 0 OR locked_at IS NOT NULL) AND NOT (key IS NULL AND locked_at IS NULL AND attempts >= max_attempts)'

/** Orders whose pool is dry wait for staff, and are not open. */
const OPEN_SQL = `
  SELECT 'payments in progress or held' AS "what", count(*)::int AS "count" FROM "Payment"
    WHERE "status" IN ('processing', 'held')
  UNION ALL SELECT 'captured payments without an order', count(*)::int FROM "Payment" p
    WHERE p."status" = 'captured' AND p."capturedAmount" = p."amount"
      AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."paymentId" = p."id")
  UNION ALL SELECT 'captured amounts that staff were not told of', count(*)::int FROM "Payment" p
    WHERE p."status" = 'captured' AND p."capturedAmount" <> p."amount"
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" = 'unclaimed:' || p."id")
  UNION ALL SELECT 'refunds without an answer', count(*)::int FROM "Refund" WHERE "status" = 'pending'
  UNION ALL SELECT 'mails not sent', count(*)::int FROM "Email" WHERE "status" IN ('queued', 'sending', 'failed')
    AND "kind" NOT LIKE 'owner_more_%'
  UNION ALL SELECT 'notifications not handled', count(*)::int FROM "ProviderEvent"
    WHERE "status" NOT IN ('handled', 'ignored')
  UNION ALL SELECT 'comparisons of books not done', count(*)::int FROM "BooksComparison" WHERE "status" = 'running'
  UNION ALL SELECT 'orders that could be delivered', count(DISTINCT i."orderId")::int FROM "OrderItem" i
    JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
    WHERE i."delivery" = 'keys' AND i."deliveredAt" IS NULL AND i."refundedQuantity" < i."quantity"
      AND EXISTS (SELECT 1 FROM "ProductKey" k WHERE k."productId" = i."productId" AND (k."status" = 'available'
        OR (k."status" = 'reserved' AND k."reservedUntil" < now())))
  UNION ALL SELECT 'jobs that failed or were left', count(*)::int FROM graphile_worker.jobs
    WHERE ${UNFINISHED_JOB}`

const JOBS = ['reconcile_payments', 'settle_refunds', 'deliver_waiting', 'refresh_stock']
/** So long nothing may get less before what is left has to wait for the next minute. */
const STUCK_AFTER_MS = 12_000
const MINUTE_MS = 60_000
/** A mail that stands for many is sent when their hour is over; reservations end long before. */
const GATHERING_MINUTES = 65
/** A long storm leaves more than one run of a job takes on. */
const ALLOWED_MINUTES = 60
/** As often in a row everything may stand still: whatever is left does not move by itself. */
const ALLOWED_STANDSTILLS = 5
/** In which even a job of a worker that is gone is free again. */
const NIGHT_MINUTES = 300

async function openThings(sql: pg.Pool): Promise<Open> {
  const { rows } = await sql.query<{ what: string; count: number }>(OPEN_SQL)
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map((r) => [r.what, r.count]))
}

/** Ends all faults, and gives the store the time that it needs, by its own clock, until nothing is open. */
export async function settle(world: World): Promise<Settled> {
  await calm(world)
  const { sql } = world
  let minutes = 0
  await noticesArrived(world.simulators)
  await workAMinute(world)
  // What no notification brought because the store was away for too long.
  await compareWithProviders(world)
  let last = await workAMinute(world)
  let standstills = 0
  while (
    Object.keys(last.open).length > 0 &&
    minutes < ALLOWED_MINUTES &&
    standstills < ALLOWED_STANDSTILLS
  ) {
    await passTime(sql, 1)
    minutes++
    // Refunds of direct debits take days, and some are asked for again now.
    await control(world.simulators.stripe, '__settle', {})
    await endWaitingRefunds(world.simulators)
    last = await world.journal.during(`minute ${minutes}, open ${JSON.stringify(last.open)}`, () =>
      workAMinute(world),
    )
    standstills = last.isStill ? standstills + 1 : 0
  }
  const late = last.open
  if (Object.keys(late).length > 0) {
    await passTime(sql, NIGHT_MINUTES)
    for (let more = 0; more < 5; more++) await workAMinute(world)
  }
  await passTime(sql, GATHERING_MINUTES)
  await workAMinute(world)
  return { minutes, late }
}

/** Has the store compare its book with the providers' lists, as it does each night. */
async function compareWithProviders({ backOffice }: World): Promise<void> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  for (const provider of ['paypal', 'authorize_net', 'stripe', 'square', 'klarna'])
    await backOffice.call('/api/admin/books', { provider, from: day(2), to: day(0) })
}

/** Everything around the store works again, and what is held is decided. */
async function calm({ servers, simulators, held }: World): Promise<void> {
  for (const server of servers) {
    server.shiftClock(0)
    if (!server.isUp()) await startUntilUp(server)
  }
  await control(simulators.mail, '__control', { outcome: 'up' })
  const { paypal, authorizeNet, stripe, square, klarna } = simulators
  for (const url of [paypal, authorizeNet, stripe, square, klarna]) await control(url, '__calm')
  for (const payment of await laterPayments(simulators))
    await decideLaterPayment(simulators, payment, held.get(payment.id))
}

/**
 * What happens every minute happens now; waits until all that is due is done, a minute at most: a long storm leaves
 * thousands of jobs. Those of a worker that is gone are given to others when a living one says that it lives, every
 * ten seconds.
 *
 * @returns what is open then, and whether what was due stayed so
 */
async function workAMinute({ sql }: World): Promise<{ open: Open; isStill: boolean }> {
  for (const job of JOBS)
    await sql.query('SELECT graphile_worker.add_job($1, job_key := $2)', [job, `chaos:${job}`])
  const end = Date.now() + MINUTE_MS
  let until = end
  let least = Number.POSITIVE_INFINITY
  let due = 0
  while (Date.now() < Math.min(until, end)) {
    const { rows } = await sql.query<{ due: number }>(
      `SELECT count(*)::int AS "due" FROM graphile_worker.jobs
         WHERE locked_at IS NOT NULL OR (run_at <= now() AND attempts < max_attempts)`,
    )
    due = rows[0]?.due ?? 0
    if (due === 0) break
    if (due < least) until = Date.now() + STUCK_AFTER_MS
    least = Math.min(least, due)
    await sleep(100)
  }
  return { open: await openThings(sql), isStill: due > 0 && Date.now() >= until }
}
