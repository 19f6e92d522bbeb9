import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** Retention of the log of notifications to other systems. */
const RETENTION_DAYS = 90

/** Removes old notifications that are not waiting to be sent. */
export async function removeOldNotifications(): Promise<void> {
  await db().notification.deleteMany({
    where: { createdAt: { lt: daysAgo(RETENTION_DAYS) }, status: { not: 'waiting' } },
  })
}
