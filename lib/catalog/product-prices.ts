import { MAX_CENTS, parseDecimal } from '@/lib/core/money'
import { readTypedNumber } from '@/lib/core/typed-amount'

/** How prices change together: by hundredths of a percent, or by cents. */
export type PriceChange = { mode: 'percent' | 'amount'; by: number }

const WHOLE = 10_000n

/**
 * A changed price, rounded half up to whole cents and never below 0.
 *
 * @param by for `percent` hundredths of a percent (`-1050` is 10.5 % less), for `amount` cents
 * @returns `null` when the price would be more than the database holds
 */
export function applyPriceChange(cents: number, { mode, by }: PriceChange): number | null {
  const next = mode === 'amount' ? cents + by : scaled(cents, by)
  return next > MAX_CENTS ? null : Math.max(0, next)
}

/** In whole numbers, because 1.1 × 100.05 is a little less than it should be. */
function scaled(cents: number, by: number): number {
  const factor = WHOLE + BigInt(by)
  if (factor <= 0n) return 0
  return Number((BigInt(cents) * factor * 2n + WHOLE) / (WHOLE * 2n))
}

/**
 * Reads a change that was typed, such as `-10` or `+2.50`, or `-2,50`.
 *
 * @param language that of the page
 * @returns hundredths of a percent or cents, or `null` when it is no number with at most 2 decimals
 */
export function parsePriceChange(text: string, language?: string): number | null {
  const [, sign = '', digits = ''] = /^([+\-\u2212]?)(.*)$/.exec(text.trim()) ?? []
  const by = readTypedNumber(digits, language)
  const hundredths = by === null ? null : parseDecimal(by)
  if (hundredths === null) return null
  return sign === '' || sign === '+' ? hundredths : 0 - hundredths
}
