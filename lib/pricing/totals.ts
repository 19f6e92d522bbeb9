import { DEFAULT_TAX, type TaxRules } from './tax'

export type Line = { priceCents: number; quantity: number }

/** `subtotalCents` is without tax, and always the total less the tax. */
export type Totals = { subtotalCents: number; taxCents: number; totalCents: number }

/** What so many pieces cost at their prices, whether these hold the tax or not. */
const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)

/** A share of an amount, rounded half up to a whole cent. */
const percentShare = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole))

/**
 * Adds up a cart or an order.
 *
 * @param lines unit prices in US cents with quantities
 * @returns US cents. The tax is that of the whole sum, rounded half up to a cent: on top of it, or,
 *   where prices hold the tax already, taken out of it.
 */
export function totalsOf(
  lines: readonly Line[],
  { basisPoints, inclusive }: TaxRules = DEFAULT_TAX,
): Totals {
  const sum = sumOf(lines)
  if (inclusive) {
    const taxCents = percentShare(sum, basisPoints, 10_000 + basisPoints)
    return { subtotalCents: sum - taxCents, taxCents, totalCents: sum }
  }
  const taxCents = percentShare(sum, basisPoints, 10_000)
  return { subtotalCents: sum, taxCents, totalCents: sum + taxCents }
}

/**
 * Whether the prices of an order's items hold its tax: then the items add up to more than the
 * subtotal. An order keeps what was right when it was made, whatever the settings say since.
 */
export const pricesHoldTax = (lines: readonly Line[], subtotalCents: number): boolean =>
  sumOf(lines) !== subtotalCents
