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
 * {@link giftCardPart} of cards of any currencies: of what all are worth together, each gives as much as is still needed, in this
 * order. Everything that a card is worth takes all that is left on it; less than that is converted back, rounded half up.
 *
 * @param totalCents what the cart costs, with tax and discount, in cents of what is charged in
 * @returns of each card, what it pays; of those that are not needed, nothing
 */
export function partsOfCards(
  lines: readonly Line[],
  totalCents: number,
  cards: readonly CardBalance[],
  charged: CurrencyCode,
): CardPart[] {
  const worths = cards.map((card) => worthIn(card, charged))
  const worthOfAll = worths.reduce((sum, worth) => sum + worth, 0)
  let openCents = giftCardPart(lines, totalCents, worthOfAll, charged)
  return cards.map((card, at) => {
    const worthCents = worths[at] ?? 0
    const cents = Math.min(worthCents, openCents)
    openCents -= cents
    return { cents, takenCents: takenFor(cents, worthCents, card, charged) }
  })
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

type Returning = Taken & { giftCardId: number; returnedCents: number; backCents: number }

/** What a card has got back in all so far, in cents of both currencies, and what is to be added to it now. */
type Returned = { giftCardId: number; backCents: number; returnedCents: number; moreCents: number }

/**
 * To which cards a refund goes back: to the one that paid last as long as something that it paid is not back, then to the one before.
 *
 * @param uses as the cards paid
 * @param cents of the payment's currency
 * @throws when the cards did not pay so much
 */
export function returnedTo(uses: readonly Returning[], cents: number): Returned[] {
  let openCents = cents
  const returned: Returned[] = []
  for (const use of [...uses].reverse()) {
    const part = Math.min(openCents, use.paidCents - use.backCents)
    if (part === 0) continue
    openCents -= part
    const backCents = use.backCents + part
    const returnedCents = returnedFor(use, backCents)
    const moreCents = returnedCents - use.returnedCents
    returned.push({ giftCardId: use.giftCardId, backCents, returnedCents, moreCents })
  }
  if (openCents > 0) throw new Error(`Gift cards paid ${openCents} cents less than goes back`)
  return returned
}
