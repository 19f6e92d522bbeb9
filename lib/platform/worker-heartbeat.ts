import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** A worker without a heartbeat for this long counts as stopped. */
const FRESH_SECONDS = 45

/** Records that a worker is alive. */
export async function recordHeartbeat(workerId: string): Promise<void> {
  await db().workerHeartbeat.upsert({
    where: { id: workerId },
    update: { seenAt: new Date() },
    create: { id: workerId },
  })
}

/** Whether any worker sent a heartbeat recently. */
export async function isWorkerAlive(): Promise<boolean> {
  const since = new Date(Date.now() - FRESH_SECONDS * 1000)
  return (await db().workerHeartbeat.count({ where: { seenAt: { gt: since } } })) > 0
}

/** Removes workers without a heartbeat for a day. */
export async function removeSilentWorkers(): Promise<void> {
  await db().workerHeartbeat.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } })
}
