import 'server-only'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Forgets what no browser has reported for a year: it makes room for what is reported now. */
export async function removeOldReportGroups(): Promise<void> {
  await db().policyReportGroup.deleteMany({ where: { lastAt: { lt: monthsAgo(12) } } })
}
