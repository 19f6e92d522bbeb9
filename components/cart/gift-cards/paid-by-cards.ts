import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import { type GiftCardProblem, idleProblem } from '@/lib/cart/gift-cards/problems'
import { toCents } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type CardBalance, partsOfCards, worthIn } from '@/lib/pricing/gift-card-worth'
import type { Line } from '@/lib/pricing/totals'

/** What a gift card of a cart pays of it, as the server will calculate it, in cents. */
export type PaidByCard = {
  lastFour: string
  cents: number
  /** What is taken for that, in cents of the card's currency. */
  takenCents: number
  /** What is left on it then, in its currency. */
  leftCents: number
  /** The card's. */
  currency: CurrencyCode
  /** Why it pays nothing; `null` for one that pays, or is not needed beside others. */
  problem: GiftCardProblem | null
}

/**
 * What each gift card pays, in the order in which they were entered.
 *
 * @param totalCents what the lines cost with tax and discount
 */
export function paidByCards(
  giftCards: readonly CartGiftCard[],
  lines: readonly Line[],
  totalCents: number,
  currency: CurrencyCode,
): PaidByCard[] {
  const balances = giftCards.map((card) => balanceOf(card, currency))
  const parts = partsOfCards(lines, totalCents, balances, currency)
  const pays = parts.some(({ cents }) => cents > 0)
  return giftCards.map(({ lastFour, problem }, at) => {
    const balance = balances[at] ?? NOTHING(currency)
    const { cents, takenCents } = parts[at] ?? { cents: 0, takenCents: 0 }
    const worthCents = worthIn(balance, currency)
    return {
      lastFour,
      cents,
      takenCents,
      leftCents: balance.balanceCents - takenCents,
      currency: balance.currency,
      problem: problem ?? idleProblem({ cents, worthCents }, pays),
    }
  })
}

/** What the cards pay together, in cents of what is charged in. */
export const sumPaid = (cards: readonly PaidByCard[]): number =>
  cards.reduce((sum, { cents }) => sum + cents, 0)

const NOTHING = (currency: CurrencyCode): CardBalance => ({
  balanceCents: 0,
  currency,
  into: { rate: 1, of: 1 },
})

function balanceOf({ balance, own, problem }: CartGiftCard, currency: CurrencyCode): CardBalance {
  if (problem !== null) return NOTHING(currency)
  if (!own) return { ...NOTHING(currency), balanceCents: toCents(balance) }
  const into = { rate: BigInt(own.rate), of: BigInt(own.of) }
  return { balanceCents: toCents(own.balance), currency: own.currency, into }
}
