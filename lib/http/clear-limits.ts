import 'server-only'
import { db } from '@/lib/core/db'
import type { Limit } from './limit'

/**
 * Forgets what was counted under a limit.
 *
 * @param startsWith only for keys that begin so; all of them by default
 * @returns how many counts there were
 */
export function clearLimit({ name }: Limit, startsWith = ''): Promise<number> {
  return db()
    .$executeRaw`DELETE FROM rate_limits WHERE starts_with(key, ${`${name}:${startsWith}`})`
}
