import type { DayPeriod } from '@/lib/core/calendar'

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const monthsFrom = (year: number, month: number, count: number): DayPeriod => ({
  from: dayOf(year, month, 1),
  to: dayOf(year, month + count, 0),
})

type PresetName = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'lastQuarter'

/** The periods that books are closed for, beside those that are typed: whole months and quarters. */
export function presetsAt(today: string): { name: PresetName; period: DayPeriod }[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const quarter = month - (month % 3)
  return [
    { name: 'thisMonth', period: monthsFrom(year, month, 1) },
    { name: 'lastMonth', period: monthsFrom(year, month - 1, 1) },
    { name: 'thisQuarter', period: monthsFrom(year, quarter, 3) },
    { name: 'lastQuarter', period: monthsFrom(year, quarter - 3, 3) },
  ]
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Whether both days are typed, and in their order. */
export const isPossible = ({ from, to }: DayPeriod): boolean =>
  isDay(from) && isDay(to) && from <= to
