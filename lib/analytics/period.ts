import { DAY_MS } from '@/lib/core/time'

/** The ranges of the Analytics tab; a number is that many days up to today. */
export const RANGES = ['today', '7', '30', '90', 'custom'] as const
export type Range = (typeof RANGES)[number]

/** Two years, one of them a leap year. */
export const MAX_PERIOD_DAYS = 731

/** Days in UTC, both included. */
export type Period = { from: string; to: string }

const LENGTHS: Record<Exclude<Range, 'custom'>, number> = { today: 1, 7: 7, 30: 30, 90: 90 }

/** The day (UTC) of a date, such as `2026-01-31`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The days of a range; of `custom` those that are named. */
export function periodOf(range: Range, named: Partial<Period>, today: string): Period {
  if (range === 'custom') return { from: named.from ?? today, to: named.to ?? today }
  return { from: addDays(today, 1 - LENGTHS[range]), to: today }
}

/** The period of the same length right before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
})

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index))
