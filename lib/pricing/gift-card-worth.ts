import { type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { convertAt, type RateParts } from './exchange-rate'
import { giftCardPart } from './gift-card-part'
import { type Line, shareOf } from './totals'

/** What is left on a gift card, in cents of its currency, and how that becomes what is charged. */
export type CardBalance = { balanceCents: number; currency: CurrencyCode; into: RateParts }

/** How one currency becomes another by what each is worth in a third. */
export const crossOf = (from: RateParts, to: RateParts): RateParts => ({
  rate: BigInt(to.rate) * BigInt(from.of),
  of: BigInt(to.of) * BigInt(from.rate),
})

/** What a card can pay at most: its balance, in another currency converted and rounded down to what can be charged in it. */
export function worthIn(
  { balanceCents, currency, into: { rate, of } }: CardBalance,
  charged: CurrencyCode,
): number {
  if (currency === charged) return balanceCents
  const step = BigInt(stepOf(charged))
  return Number(((BigInt(balanceCents) * BigInt(rate)) / (BigInt(of) * step)) * step)
}

/** What a card pays, in cents of what is charged in, and what is taken from it for that, in cents of its own currency. */
export type CardPart = { cents: number; takenCents: number }

/**
 * {@link giftCardPart} of a card of any currency. Everything that it is worth takes all that is left on it; less than that is
 * converted back, rounded half up.
 *
 * @param totalCents what the cart costs, with tax and discount, in cents of what is charged in
 */
export function partOfCard(
  lines: readonly Line[],
  totalCents: number,
  card: CardBalance,
  charged: CurrencyCode,
): CardPart {
  const worthCents = worthIn(card, charged)
  const cents = giftCardPart(lines, totalCents, worthCents, charged)
  return { cents, takenCents: takenFor(cents, worthCents, card, charged) }
}

function takenFor(
  cents: number,
  worthCents: number,
  { balanceCents, currency, into: { rate, of } }: CardBalance,
  charged: CurrencyCode,
): number {
  if (cents === 0 || currency === charged) return cents
  if (cents === worthCents) return balanceCents
  const taken = convertAt(cents, { rate: of, of: rate }, currency)
  return Math.min(balanceCents, Math.max(taken, stepOf(currency)))
}

/** What a payment took from a card, in cents of the card's currency, and what it paid with it, in cents of its own. */
type Taken = { takenCents: number; paidCents: number; currency: CurrencyCode }

/**
 * What of that is back on the card once so much of the payment went back: its share, so that all of it is what was taken, in however
 * many pieces.
 *
 * @param backCents all that went back so far, at most what was paid
 */
export function returnedFor({ takenCents, paidCents, currency }: Taken, backCents: number): number {
  if (backCents === paidCents) return takenCents
  return Math.min(takenCents, shareOf(takenCents, backCents, paidCents, currency))
}
