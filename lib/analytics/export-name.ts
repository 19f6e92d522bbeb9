import { dayOf, type Period, periodOf, type Range } from './period'

type Exported = { table: string; range?: Range } & Partial<Period>

/**
 * What the file of a table is called, by the days that it is about (UTC), such as `products-2026-01-01-to-2026-01-31.csv`.
 * The forecast is about the day on which it is made.
 */
export function exportName({ table, range = '30', from, to }: Exported, now: Date): string {
  const today = dayOf(now)
  const days =
    table === 'forecast' ? { from: today, to: today } : periodOf(range, { from, to }, today)
  return `${table}-${days.from === days.to ? days.from : `${days.from}-to-${days.to}`}.csv`
}
