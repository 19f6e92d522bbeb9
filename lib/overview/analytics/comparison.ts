/**
 * How much a figure has changed, in percent with one decimal.
 *
 * @returns `null` when there was nothing before to compare with
 */
export function percentChange(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null
  return Math.round(((current - before) / Math.abs(before)) * 1000) / 10
}

/** A part of a whole in percent with one decimal; `null` of nothing. */
export const percentShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10
