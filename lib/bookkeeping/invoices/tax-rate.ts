import { totalsOf } from '@/lib/pricing/totals'
import type { Amounts } from './amounts'

/** From whole percents to hundredths of one. */
const STEPS = [100, 50, 25, 10, 5, 1] as const

/**
 * The tax rate that an order was charged from before rates were recorded, derived from its amounts: the current one if that
 * gives its tax to the cent, otherwise the roundest one that does.
 *
 * @param isGross whether its prices include the tax
 * @param current basis points (800 is 8 %)
 * @returns basis points; `null` when no rate gives this tax
 */
export function taxRateOf(
  { netCents, taxCents, totalCents }: Amounts,
  isGross: boolean,
  current: number,
  currency: string,
): number | null {
  if (taxCents === 0) return 0
  if (netCents <= 0) return null
  const base = isGross ? totalCents : netCents
  const gives = (basisPoints: number) =>
    totalsOf([{ priceCents: base, quantity: 1 }], currency, { basisPoints, inclusive: isGross })
      .taxCents === taxCents
  const exact = (taxCents * 10_000) / netCents
  const candidates = [current, ...STEPS.map((step) => Math.round(exact / step) * step)]
  return candidates.find(gives) ?? null
}
