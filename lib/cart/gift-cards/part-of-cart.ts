import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { type CardBalance, partsOfCards, worthIn } from '@/lib/pricing/gift-card-worth'
import type { Selling } from '@/lib/pricing/selling'
import type { Line } from '@/lib/pricing/totals'
import { rateFrom } from '@/lib/settings/rates/seller'
import { type GiftCard, problemOf, standingOf } from './gift-card'
import { type GiftCardProblem, idleProblem } from './problems'
import { giftCardsOfCart } from './queries'

/**
 * What a gift card of a cart pays of it now, in cents of what is charged in, what is taken from it for that in cents of its own
 * currency, and why it pays nothing. Of those that are not needed, nothing without a problem.
 */
export type CardOfCart = {
  card: GiftCard
  cents: number
  takenCents: number
  problem: GiftCardProblem | null
}

/** A cart at the prices of today; `totalCents`: what it costs with tax and discount. */
type Priced = { lines: readonly Line[]; totalCents: number; selling: Selling }

/** The parts of a session's cart that its gift cards pay, as they were entered. */
export async function partsOfCart(
  tx: Tx,
  sessionId: string,
  { lines, totalCents, selling }: Priced,
): Promise<CardOfCart[]> {
  const cards = await giftCardsOfCart(sessionId, tx)
  if (cards.length === 0) return []
  const { currency } = selling
  const now = await databaseTime(tx)
  const known: (Pick<CardOfCart, 'card' | 'problem'> & { balance: CardBalance })[] = []
  for (const card of cards) {
    const problem = problemOf(standingOf(card, now))
    // What is to be spent has none of those that can't pay.
    const balanceCents = problem === null ? card.balanceCents : 0
    const into = await rateFrom(card.currency, selling, tx)
    known.push({ card, problem, balance: { balanceCents, currency: card.currency, into } })
  }
  const balances = known.map(({ balance }) => balance)
  const parts = partsOfCards(lines, totalCents, balances, currency)
  const pays = parts.some(({ cents }) => cents > 0)
  return known.map(({ card, problem, balance }, at) => {
    const { cents = 0, takenCents = 0 } = parts[at] ?? {}
    const worthCents = worthIn(balance, currency)
    return { card, cents, takenCents, problem: problem ?? idleProblem({ cents, worthCents }, pays) }
  })
}
