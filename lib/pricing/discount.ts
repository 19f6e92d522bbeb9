/**
 * How much cheaper a product is than its original price.
 *
 * @returns whole percent, `round((1 - price / originalPrice) × 100)`,
 *   or `null` when there is nothing to show
 */
export function discountPercent(
  priceCents: number,
  originalPriceCents: number | null,
): number | null {
  if (originalPriceCents === null || originalPriceCents <= 0) return null
  const percent = Math.round((1 - priceCents / originalPriceCents) * 100)
  return percent > 0 ? percent : null
}
