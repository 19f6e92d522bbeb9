import 'server-only'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Removes job applications that are older than the privacy policy allows. */
export async function removeOldApplications(): Promise<void> {
  await db().jobApplication.deleteMany({
    where: { createdAt: { lt: monthsAgo(FIGURES.retention.applicationMonths) } },
  })
}
