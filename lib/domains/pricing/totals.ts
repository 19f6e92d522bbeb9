/** Tax rate in hundredths of a percent: 800 is the checkout's 8 % (spec: checkout, section 9). */
export const DEFAULT_TAX_BASIS_POINTS = 800

export type Line = { priceCents: number; quantity: number }

export type Totals = { subtotalCents: number; taxCents: number; totalCents: number }

/**
 * Adds up a cart or an order.
 *
 * @param lines unit prices in US cents with quantities
 * @param taxBasisPoints tax rate in hundredths of a percent of the subtotal
 * @returns subtotal, tax rounded half up to a cent, and their sum, in US cents
 */
export function totalsOf(
  lines: readonly Line[],
  taxBasisPoints = DEFAULT_TAX_BASIS_POINTS,
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const taxCents = Math.floor((subtotalCents * taxBasisPoints + 5_000) / 10_000)
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}
