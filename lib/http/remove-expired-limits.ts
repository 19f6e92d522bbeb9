import 'server-only'
import { db } from '@/lib/core/db'

/** Removes counters of rate limits whose time is over. */
export async function removeExpiredLimits(): Promise<void> {
  await db().$executeRaw`DELETE FROM rate_limits WHERE expire < ${Date.now()}`
}
