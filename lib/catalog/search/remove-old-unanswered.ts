import 'server-only'
import { addDays, dayOf } from '@/lib/core/calendar'
import { db } from '@/lib/core/db'
import { currentSetting } from '@/lib/settings/queries'
import { KEPT_DAYS } from './unanswered'

/** Removes searches without answer that nobody is shown any more. */
export async function removeOldUnansweredSearches(): Promise<void> {
  const today = dayOf(new Date(), await currentSetting('timezone'))
  const last = new Date(addDays(today, -KEPT_DAYS))
  await db().unansweredSearch.deleteMany({ where: { day: { lte: last } } })
}
