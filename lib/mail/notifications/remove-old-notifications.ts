import 'server-only'
import { db } from '@/lib/core/db'

/** Removes old notifications that are not waiting to be sent. */
export async function removeOldNotifications(before: Date): Promise<void> {
  await db().notification.deleteMany({
    where: { createdAt: { lt: before }, status: { not: 'waiting' } },
  })
}
