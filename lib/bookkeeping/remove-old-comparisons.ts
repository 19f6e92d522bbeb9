import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** Two years cover the book-keeping of the last one. */
const KEPT_DAYS = 800

/** Removes old comparisons; the books themselves stay. */
export async function removeOldComparisons(): Promise<void> {
  await db().booksComparison.deleteMany({ where: { createdAt: { lt: daysAgo(KEPT_DAYS) } } })
}
