/** The figures of a row; columns that do not apply are absent. */
export type Figures = { perSecond?: number; p50?: number; p95?: number; p99?: number }
export type Target = { text: string; met: boolean }
export type Row = Figures & { name: string; note?: string; target?: Target }
export type Group = { title: string; rows: Row[]; failure?: string }

/** The value that `share` percent of the sorted values do not exceed. */
function percentile(sorted: number[], share: number): number {
  const place = Math.ceil((share / 100) * sorted.length) - 1
  return sorted[Math.max(0, place)] ?? Number.NaN
}

export function percentiles(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  }
}

export const atMost = (value: number, limit: number, text: string): Target => ({
  text,
  met: value <= limit,
})
