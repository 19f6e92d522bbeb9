import type { TaxPeriod } from '@/lib/tax-reports/contracts'

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const monthsFrom = (year: number, month: number, count: number): TaxPeriod => ({
  from: dayOf(year, month, 1),
  to: dayOf(year, month + count, 0),
})

/** The periods that taxes are reported for, beside those that are typed: whole months and quarters of UTC. */
export function presetsAt(now: Date): { label: string; period: TaxPeriod }[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const quarter = month - (month % 3)
  return [
    { label: 'This month', period: monthsFrom(year, month, 1) },
    { label: 'Last month', period: monthsFrom(year, month - 1, 1) },
    { label: 'This quarter', period: monthsFrom(year, quarter, 3) },
    { label: 'Last quarter', period: monthsFrom(year, quarter - 3, 3) },
  ]
}
