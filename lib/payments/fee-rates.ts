import type { MovementKind } from './movement-kinds'

/** What a contract says of fees: a share of each payment in thousandths of a percent, and cents of each transaction. */
export type FeeRates = { milliPercent: number; fixedCents: number }

const PERCENT = /^(\d{1,2})(?:[.,](\d{1,3}))?$/
const DOLLARS = /^(\d{1,2})(?:[.,](\d{1,2}))?$/

const scaled = (pattern: RegExp, text: string, places: number): number | null => {
  const [, whole, fraction = ''] = pattern.exec(text.trim()) ?? []
  return whole === undefined
    ? null
    : Number(whole) * 10 ** places + Number(fraction.padEnd(places, '0'))
}

/**
 * Reads rates as the owner typed them.
 *
 * @param percent such as `2.9`
 * @param dollars such as `0.30`
 * @returns `null` when neither is known
 */
export function readFeeRates(percent: string, dollars: string): FeeRates | null {
  const milliPercent = scaled(PERCENT, percent, 3)
  const fixedCents = scaled(DOLLARS, dollars, 2)
  if (milliPercent === null && fixedCents === null) return null
  return { milliPercent: milliPercent ?? 0, fixedCents: fixedCents ?? 0 }
}

/**
 * What a provider keeps of a movement by those rates, in cents: of a sale the share and the fixed part, of a refund the
 * fixed part alone. Contracts leave other things to the statement.
 *
 * @param grossCents of the movement
 */
export function estimatedFee(kind: MovementKind, grossCents: number, rates: FeeRates): number {
  if (kind === 'sale')
    return Math.round((grossCents * rates.milliPercent) / 100_000) + rates.fixedCents
  return kind === 'refund' ? rates.fixedCents : 0
}
