import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

const KEPT_DAYS = 400

/** Forgets old backups; what is at their destination stays or goes by the plugin's settings. */
export async function removeOldBackups(): Promise<void> {
  await db().storeBackup.deleteMany({ where: { createdAt: { lt: daysAgo(KEPT_DAYS) } } })
}
