import type { CurrencyCode } from '@/lib/i18n/currencies'
import { leastPayment } from './least-payment'
import { giftCardsOf, type Line } from './totals'

/**
 * What a gift card pays of a cart: as much as it can, but no gift cards, and so much less that providers are not
 * asked for cents. All in cents of one currency.
 *
 * @param totalCents what the cart costs, with tax and discount
 * @param balanceCents what is left on the card
 */
export function giftCardPart(
  lines: readonly Line[],
  totalCents: number,
  balanceCents: number,
  currency: CurrencyCode,
): number {
  const most = Math.min(balanceCents, totalCents - giftCardsOf(lines))
  const left = totalCents - most
  if (left === 0 || left >= leastPayment(currency)) return Math.max(0, most)
  return Math.max(0, totalCents - leastPayment(currency))
}
