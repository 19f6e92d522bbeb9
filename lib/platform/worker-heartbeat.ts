import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { daysAgo } from '@/lib/core/time'

/** A worker without a heartbeat for this long counts as stopped. */
export const FRESH_SECONDS = 45

/** A worker without a heartbeat for this long is gone, and so is whatever it was doing. */
const GONE_SECONDS = 60

/**
 * Records that workers are alive. Their time is the database's: the clocks of two processes may differ.
 *
 * @param workerIds as the queue names them
 */
export async function recordHeartbeat(workerIds: readonly string[]): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "WorkerHeartbeat" ("id", "seenAt")
    SELECT worker, now() FROM unnest(${[...workerIds]}::text[]) worker
    ON CONFLICT ("id") DO UPDATE SET "seenAt" = now()`)
}

/**
 * Lets others have the jobs of workers that are gone. The queue itself would keep them for four hours, and with
 * them the mails of whoever bought something at that moment.
 */
export async function releaseJobsOfGoneWorkers(): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(gone."worker")) FROM (
      SELECT DISTINCT j.locked_by AS "worker" FROM graphile_worker.jobs j
      WHERE j.locked_at < now() - make_interval(secs => ${GONE_SECONDS}) AND NOT EXISTS (
        SELECT 1 FROM "WorkerHeartbeat" h
        WHERE h."id" = j.locked_by AND h."seenAt" > now() - make_interval(secs => ${GONE_SECONDS}))
    ) gone HAVING count(*) > 0`)
}

const isWorkerAliveRow = z.object({ alive: z.boolean() })

/** Whether any worker sent a heartbeat recently. */
export async function isWorkerAlive(): Promise<boolean> {
  const [found] = await rowsOf(
    db(),
    isWorkerAliveRow,
    Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM "WorkerHeartbeat"
      WHERE "seenAt" > now() - make_interval(secs => ${FRESH_SECONDS})) AS "alive"`,
  )
  return found?.alive ?? false
}

/** Removes workers without a heartbeat for a day. */
export async function removeSilentWorkers(): Promise<void> {
  await db().workerHeartbeat.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } })
}
