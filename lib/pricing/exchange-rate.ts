import { type CurrencyCode, conversionOf, stepOf } from '@/lib/i18n/currencies'

/** What one of a currency is worth in another, in hundred-millionths: whole, so that no float decides a cent. */
export type ExchangeRate = bigint

/** A rate as two whole numbers: so many of one currency are worth so many of another. */
export type RateParts = { rate: number | bigint; of: number | bigint }

const DECIMALS = 8
/** A rate of one to one. */
export const ONE = 10n ** BigInt(DECIMALS)
const TYPED = /^(\d{1,9})(?:\.(\d{1,8}))?$/

/**
 * Reads a rate.
 *
 * @param text a decimal string with at most 9 digits before and 8 after the point
 * @returns `null` for anything else, and for 0
 */
export function parseRate(text: string): ExchangeRate | null {
  const [, whole, fraction = ''] = TYPED.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const rate = BigInt(whole) * ONE + BigInt(fraction.padEnd(DECIMALS, '0'))
  return rate > 0n ? rate : null
}

/** A rate as a decimal string, without noughts at its end. */
export function rateText(rate: ExchangeRate): string {
  const fraction = String(rate % ONE)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '')
  return `${rate / ONE}${fraction && `.${fraction}`}`
}

/** The fixed rate of the specification, rounded half up. */
export function fixedRate(from: CurrencyCode, to: CurrencyCode): ExchangeRate {
  return rateOfParts(conversionOf(from, to))
}

/** A rate in hundred-millionths, rounded half up. */
export const rateOfParts = ({ rate, of }: RateParts): ExchangeRate =>
  halfUp(BigInt(rate) * ONE, BigInt(of))

/** How converted prices end: as they come, or on what people think in. */
export const ROUNDINGS = ['exact', '99', '95', 'whole', '10', '100'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** The roundings that a currency can have: cents need coins. */
export const roundingsOf = (currency: string): readonly Rounding[] =>
  stepOf(currency) === 1 ? ROUNDINGS : ROUNDINGS.filter((one) => one !== '99' && one !== '95')

/** In cents: every how many, and how much below. */
const GRIDS: Record<Exclude<Rounding, 'exact'>, { every: bigint; below: bigint }> = {
  '99': { every: 100n, below: 1n },
  '95': { every: 100n, below: 5n },
  whole: { every: 100n, below: 0n },
  '10': { every: 1_000n, below: 0n },
  '100': { every: 10_000n, below: 0n },
}

/** What prices end on: every how many cents, and how many below that. */
export const endingOf = (rounding: Rounding, currency: string): { every: bigint; below: bigint } =>
  rounding === 'exact' ? { every: BigInt(stepOf(currency)), below: 0n } : GRIDS[rounding]

/** A fraction of whole numbers, rounded half up. @param whole above 0 */
export const halfUp = (part: bigint, whole: bigint): bigint => (2n * part + whole) / (2n * whole)

/**
 * Converts an amount to what the other currency can be charged in, rounding half up.
 *
 * @param cents not negative
 * @returns cents of the other currency
 */
export function convertAt(cents: number, { rate, of }: RateParts, to: string): number {
  const step = BigInt(stepOf(to))
  return Number(halfUp(BigInt(cents) * BigInt(rate), BigInt(of) * step) * step)
}

/**
 * Converts a price, and rounds it to the nearest that ends as wanted; half way to the higher. What costs nothing stays free, and
 * nothing else becomes so.
 *
 * @param cents not negative
 * @returns cents of the other currency
 */
export function convertPrice(
  cents: number,
  { rate, of }: RateParts,
  to: string,
  rounding: Rounding,
): number {
  if (cents === 0) return 0
  const { every, below } = endingOf(rounding, to)
  const steps = halfUp(BigInt(cents) * BigInt(rate) + below * BigInt(of), every * BigInt(of))
  return Number((steps > 0n ? steps : 1n) * every - below)
}

/** How prices usually end in a currency, by what a dollar is worth in it. */
export function usualRounding(currency: CurrencyCode): Rounding {
  const dollar = fixedRate('USD', currency) / ONE
  if (dollar >= 1_000n) return '100'
  if (dollar >= 100n) return '10'
  return stepOf(currency) === 1 ? '99' : 'whole'
}
