import 'server-only'
import { db } from '@/lib/core/db'

/** Removes expired rate limit counters. */
export async function removeExpiredLimits(): Promise<void> {
  await db().$executeRaw`DELETE FROM rate_limits WHERE expire < ${Date.now()}`
}
