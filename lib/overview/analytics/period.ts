import { addDays, type DayPeriod, lengthOf } from '@/lib/core/calendar'

/** The ranges of the Analytics tab; a number is that many days up to today. */
export const RANGES = ['today', '7', '30', '90', 'custom'] as const
export type Range = (typeof RANGES)[number]

/** Two years, one of them a leap year. */
export const MAX_PERIOD_DAYS = 731

/** A period, and the time zone whose days it has. */
export type Days = DayPeriod & { timezone: string }

const LENGTHS: Record<Exclude<Range, 'custom'>, number> = { today: 1, 7: 7, 30: 30, 90: 90 }

/** The days of a range; of `custom` those that are named. */
export function periodOf(range: Range, named: Partial<DayPeriod>, today: string): DayPeriod {
  if (range === 'custom') return { from: named.from ?? today, to: named.to ?? today }
  return { from: addDays(today, 1 - LENGTHS[range]), to: today }
}

/** The period of the same length right before. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
})
