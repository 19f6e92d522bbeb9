import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { KEPT_DAYS } from './unanswered'

/** Removes searches without answer that nobody is shown any more. */
export async function removeOldUnansweredSearches(): Promise<void> {
  await db().unansweredSearch.deleteMany({ where: { day: { lt: daysAgo(KEPT_DAYS) } } })
}
