import { FIGURES } from '@/content/figures'

/** When tax and accounting law no longer ask for an order: of several, for the last. */
export function taxPeriodEnds(lastAt: Date | null): string | null {
  if (!lastAt) return null
  const end = new Date(lastAt)
  end.setUTCFullYear(end.getUTCFullYear() + FIGURES.retention.transactionYears)
  return end.toISOString()
}

/** The last of some ends; `null` when one of them has none. */
export function latestOf(ends: readonly (Date | null)[]): string | null {
  const known = ends.filter((end) => end !== null)
  if (known.length === 0 || known.length < ends.length) return null
  return new Date(Math.max(...known.map((end) => end.getTime()))).toISOString()
}
