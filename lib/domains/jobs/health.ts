import 'server-only'
import { db } from '@/lib/core/db'
import packageJson from '@/package.json'
import { isWorkerAlive } from './heartbeat'

export type Health = {
  status: 'ok' | 'unavailable'
  database: 'up' | 'down'
  worker: 'running' | 'stopped' | 'unknown'
  version: string
}

const ANSWER_WITHIN_MS = 3000

/** Whether the store can do its work: the database answers and some process runs its jobs. */
export async function healthOf(): Promise<Health> {
  const version = packageJson.version
  let timer: NodeJS.Timeout | undefined
  try {
    const alive = await Promise.race([
      isWorkerAlive(db()),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('timeout')), ANSWER_WITHIN_MS)
      }),
    ])
    const worker = alive ? 'running' : 'stopped'
    return { status: alive ? 'ok' : 'unavailable', database: 'up', worker, version }
  } catch {
    // Which trouble it is stands in the log of whatever failed; this answer is for machines.
    return { status: 'unavailable', database: 'down', worker: 'unknown', version }
  } finally {
    clearTimeout(timer)
  }
}
