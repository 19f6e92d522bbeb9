import 'server-only'
import { pagesVersion } from '@/lib/platform/page-invalidation'
import { isWorkerAlive } from '@/lib/platform/worker-heartbeat'
import packageJson from '@/package.json'
import type { Health } from './process-endpoints'

const ANSWER_WITHIN_MS = 3000

/** Whether the store can do its work: the database answers and some process runs its jobs. */
export async function checkHealth(): Promise<Health> {
  const details = { version: packageJson.version, pages: String(pagesVersion()) }
  let timer: NodeJS.Timeout | undefined
  try {
    const alive = await Promise.race([
      isWorkerAlive(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('timeout')), ANSWER_WITHIN_MS)
      }),
    ])
    const worker = alive ? 'running' : 'stopped'
    return { status: alive ? 'ok' : 'unavailable', database: 'up', worker, ...details }
  } catch {
    // The cause is logged where it failed; this answer is for machines.
    return { status: 'unavailable', database: 'down', worker: 'unknown', ...details }
  } finally {
    clearTimeout(timer)
  }
}
