import 'server-only'
import type { db } from '@/lib/core/db'

type Client = ReturnType<typeof db>

/** A worker that was silent for this long counts as stopped. */
const FRESH_SECONDS = 45

/** Notes that a worker is alive. */
export async function recordHeartbeat(client: Client, workerId: string): Promise<void> {
  await client.workerHeartbeat.upsert({
    where: { id: workerId },
    update: { seenAt: new Date() },
    create: { id: workerId },
  })
}

/** Whether any worker was alive within the last moments. */
export async function isWorkerAlive(client: Client): Promise<boolean> {
  const since = new Date(Date.now() - FRESH_SECONDS * 1000)
  return (await client.workerHeartbeat.count({ where: { seenAt: { gt: since } } })) > 0
}
