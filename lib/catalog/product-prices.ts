import { parseDecimal } from '@/lib/core/money'
import { readTypedNumber } from '@/lib/core/typed-amount'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { mostPrice } from '@/lib/pricing/most-price'
import { shareOf } from '@/lib/pricing/totals'

/** How prices change together: by hundredths of a percent, or by cents. */
export type PriceChange = { mode: 'percent' | 'amount'; by: number }

const WHOLE = 10_000

/**
 * A changed price, rounded half up to what the currency can be charged in, and never below 0.
 *
 * @param by for `percent` hundredths of a percent (`-1050` is 10.5 % less), for `amount` cents
 * @returns `null` when the price would be more than the database holds
 */
export function applyPriceChange(
  cents: number,
  { mode, by }: PriceChange,
  currency: CurrencyCode,
): number | null {
  const next = mode === 'amount' ? cents + by : scaled(cents, by, currency)
  return next > mostPrice(currency) ? null : Math.max(0, next)
}

const scaled = (cents: number, by: number, currency: string): number =>
  by <= -WHOLE ? 0 : shareOf(cents, WHOLE + by, WHOLE, currency)

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

/** From how much more or less than its converted price on a typed one is pointed at, in percent. */
const FAR_OFF_PERCENT = 20

/** Whether a typed price is far from what the product would cost without it. Cents of one currency. */
export const isFarOff = (typedCents: number, convertedCents: number): boolean =>
  Math.abs(typedCents - convertedCents) * 100 > convertedCents * FAR_OFF_PERCENT
