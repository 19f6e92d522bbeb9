import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** For how long an expired session stays on record. */
const KEPT_DAYS = 30

/** Removes sessions that expired long ago. */
export async function removeExpiredSessions(): Promise<void> {
  await db().adminSession.deleteMany({ where: { expiresAt: { lt: daysAgo(KEPT_DAYS) } } })
}
