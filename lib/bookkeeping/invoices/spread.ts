import { shareOf } from '@/lib/pricing/totals'

/**
 * Divides an amount among parts by their values, so that the rounded shares add up to it exactly.
 *
 * @param values cents, of which deductions are negative; their sum is not
 * @param cents what is divided
 */
export function spread(values: readonly number[], cents: number, currency: string): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  if (sum <= 0) return values.map((_, index) => (index === values.length - 1 ? cents : 0))
  let reached = 0
  let given = 0
  return values.map((value) => {
    reached += value
    const until = shareOf(cents, reached, sum, currency)
    const own = until - given
    given = until
    return own
  })
}

/** What of a tax belongs to a part of a total, rounded half up to what the currency can be charged in. */
export const taxShare = (
  taxCents: number,
  part: number,
  total: number,
  currency: string,
): number => (total <= 0 ? 0 : shareOf(taxCents, Math.min(part, total), total, currency))
