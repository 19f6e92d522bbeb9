import 'server-only'
import { db } from '@/lib/core/db'

/** Removes reports of reviews that were decided before; those of a review that is gone without an answer, too. */
export async function removeOldReports(before: Date): Promise<void> {
  await db().reviewReport.deleteMany({
    where: {
      OR: [{ decidedAt: { lt: before } }, { reviewId: null, receivedAt: { lt: before } }],
    },
  })
}
