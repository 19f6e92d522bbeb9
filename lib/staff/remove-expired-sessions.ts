import 'server-only'
import { db } from '@/lib/core/db'

/** Removes sessions that expired before a time. */
export async function removeExpiredSessions(before: Date): Promise<void> {
  await db().adminSession.deleteMany({ where: { expiresAt: { lt: before } } })
}
