import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { currentSetting } from '@/lib/settings/queries'
import type { PeriodQuery } from './contracts'
import { type Days, periodOf } from './period'

/** The days that a query asks for, of the store's time zone. */
export async function daysOfStore({ range, ...named }: PeriodQuery, now: Date): Promise<Days> {
  const timezone = await currentSetting('timezone')
  return { ...periodOf(range, named, dayOf(now, timezone)), timezone }
}
