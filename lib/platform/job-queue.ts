import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { FRESH_SECONDS } from './worker-heartbeat'

/** What is known of the queue of jobs. Jobs that succeeded leave no trace in it. */
const jobQueueSchema = z.object({
  /** Due jobs that nobody has begun. */
  waiting: z.number(),
  /** Since when the first of them is due. */
  oldestAt: z.date().nullable(),
  /** Jobs that failed and run again. */
  retrying: z.number(),
  /** Jobs that failed too often and run no more. */
  givenUp: z.number(),
  /** When a worker last showed that it is alive. */
  workerSeenAt: z.date().nullable(),
  isWorkerAlive: z.boolean(),
})
export type JobQueue = z.infer<typeof jobQueueSchema>

/** The queue of jobs as it is now. */
export async function jobQueue(): Promise<JobQueue> {
  const [queue] = await rowsOf(
    db(),
    jobQueueSchema,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE "isDue")::int AS "waiting", min(run_at) FILTER (WHERE "isDue") AS "oldestAt",
           count(*) FILTER (WHERE attempts > 0 AND NOT "isOver")::int AS "retrying",
           count(*) FILTER (WHERE "isOver")::int AS "givenUp",
           w."seenAt" AS "workerSeenAt",
           coalesce(w."seenAt" > now() - make_interval(secs => ${FRESH_SECONDS}), false) AS "isWorkerAlive"
    FROM (SELECT max("seenAt") AS "seenAt" FROM "WorkerHeartbeat") w LEFT JOIN (
      SELECT run_at, attempts, attempts >= max_attempts AS "isOver",
             run_at <= now() AND locked_at IS NULL AND attempts < max_attempts AS "isDue"
      FROM graphile_worker.jobs
    ) j ON true GROUP BY w."seenAt"`,
  )
  if (!queue) throw new Error('An aggregate always has a row')
  return queue
}
