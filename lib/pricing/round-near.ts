import { type CurrencyCode, conversionOf, convertCents, stepOf } from '@/lib/i18n/currencies'

/** What is round: 1, 2 and 5, and these with noughts. */
const ROUND = [1, 2, 5, 10] as const

/**
 * A round amount about as much as one of US dollars: 1, 2 or 5 with noughts, the nearest in proportion. So a bound of the
 * specification's, which are in dollars, stays one that people think in.
 *
 * @param dollarCents US cents, more than 0
 * @returns cents of the currency
 */
export function roundNear(dollarCents: number, currency: CurrencyCode): number {
  if (currency === 'USD') return dollarCents
  const { rate, of } = conversionOf('USD', currency)
  const exact = convertCents(dollarCents, { rate, of, decimals: 2 })
  const noughts = 10 ** (String(exact).length - 1)
  const [first, ...others] = ROUND.map((round) => round * noughts) as [number, ...number[]]
  // The nearer of two in proportion is below their geometric mean, or above it.
  const nearest = others.reduce((best, each) => (exact * exact > best * each ? each : best), first)
  return Math.max(nearest, stepOf(currency))
}

const LOW_DOLLAR_CENTS = 50_00

/** The bounds of the price filters and of the lists of deals: $50 and $100, or what is round near them. In cents of the currency. */
export function priceBounds(currency: CurrencyCode): { low: number; high: number } {
  const low = roundNear(LOW_DOLLAR_CENTS, currency)
  return { low, high: 2 * low }
}
