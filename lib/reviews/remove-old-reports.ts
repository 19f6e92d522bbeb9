import 'server-only'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Removes reports of reviews that were decided long ago; those of a review that is gone without an answer, too. */
export async function removeOldReports(): Promise<void> {
  const before = { lt: monthsAgo(FIGURES.retention.reportMonths) }
  await db().reviewReport.deleteMany({
    where: { OR: [{ decidedAt: before }, { reviewId: null, receivedAt: before }] },
  })
}
