import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

/** The jobs that the worker knows, with what each is given. */
export type Jobs = {
  send_email: { emailId: string }
  reconcile_payments: Record<string, never>
  deliver_waiting: Record<string, never>
  tidy_up: Record<string, never>
}

/**
 * Queues a job in the caller's transaction: it runs if, and only if, that commits.
 *
 * @param jobKey a second job with the same key replaces one that has not begun
 */
export async function addJob<N extends keyof Jobs>(
  tx: Tx,
  name: N,
  payload: Jobs[N],
  jobKey: string,
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    SELECT graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${jobKey})`)
}
