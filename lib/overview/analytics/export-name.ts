import type { DayPeriod } from '@/lib/core/calendar'
import { periodOf, type Range } from './period'

type Exported = { table: string; range?: Range } & Partial<DayPeriod>

/**
 * What the file of a table is called, by the days that it is about, such as `products-2026-01-01-to-2026-01-31.csv`.
 * The forecast is about the day on which it is made.
 */
export function exportName({ table, range = '30', from, to }: Exported, today: string): string {
  const days =
    table === 'forecast' ? { from: today, to: today } : periodOf(range, { from, to }, today)
  return `${table}-${days.from === days.to ? days.from : `${days.from}-to-${days.to}`}.csv`
}
