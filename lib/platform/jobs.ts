import 'server-only'
import type { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'

/** A kind of job: its name in the queue, and the schema of its payload. */
export type Job<S extends z.ZodType = z.ZodType> = { name: string; payload: S }

/** Declares a kind of job. The area that queues it declares it; the worker maps it to its handler. */
export const defineJob = <S extends z.ZodType>(name: string, payload: S): Job<S> => ({
  name,
  payload,
})

/** When a job runs, among others. */
export type JobOptions = {
  /** Jobs of one queue run one after the other. */
  queue?: string | null
  /** Not before then. */
  afterSeconds?: number
  /** Jobs of a lower one run first; 0 unless said otherwise. */
  priority?: number
}

/**
 * Queues a job in the caller's transaction: it runs if, and only if, that commits.
 *
 * @param jobKey a second job with the same key replaces one that has not begun
 */
export async function addJob<S extends z.ZodType>(
  tx: Tx,
  { name }: Job<S>,
  payload: z.input<S>,
  jobKey: string,
  { queue = null, afterSeconds = 0, priority = 0 }: JobOptions = {},
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    SELECT graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      queue_name := ${queue}, run_at := now() + make_interval(secs => ${afterSeconds}),
      job_key := ${jobKey}, priority := ${priority}::int)`)
}
