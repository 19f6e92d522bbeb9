import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** Longer than a report is believed (is-recent.ts). */
const KEPT_DAYS = 7

/** Forgets which reports of mail providers were taken. */
export async function removeOldMailReports(): Promise<void> {
  await db().mailReport.deleteMany({ where: { receivedAt: { lt: daysAgo(KEPT_DAYS) } } })
}
