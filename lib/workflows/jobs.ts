import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import type { OrderAccess } from '@/lib/domains/orders/access-contracts'

/** The jobs that the worker knows, with what each is given. */
export type Jobs = {
  send_email: { emailId: string }
  subscribe_newsletter: { email: string; locale: string }
  order_access: OrderAccess
  send_notification: { notificationId: string }
  watch_stock: { productId: number }
  reconcile_payments: Record<string, never>
  settle_refunds: Record<string, never>
  deliver_waiting: Record<string, never>
  tidy_up: Record<string, never>
}

/**
 * Queues a job in the caller's transaction: it runs if, and only if, that commits.
 *
 * @param jobKey a second job with the same key replaces one that has not begun
 * @param options `queue`: jobs of one queue run one after the other; `afterSeconds`: not before then
 */
export async function addJob<N extends keyof Jobs>(
  tx: Tx,
  name: N,
  payload: Jobs[N],
  jobKey: string,
  { queue = null, afterSeconds = 0 }: { queue?: string | null; afterSeconds?: number } = {},
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    SELECT graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      queue_name := ${queue}, run_at := now() + make_interval(secs => ${afterSeconds}),
      job_key := ${jobKey})`)
}
