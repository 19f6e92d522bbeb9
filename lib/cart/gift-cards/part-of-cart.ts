import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { partOfCard, worthIn } from '@/lib/pricing/gift-card-worth'
import type { Selling } from '@/lib/pricing/selling'
import type { Line } from '@/lib/pricing/totals'
import { rateFrom } from '@/lib/settings/rates/seller'
import { type GiftCard, problemOf, standingOf } from './gift-card'
import type { GiftCardProblem } from './problems'
import { giftCardOfCart } from './queries'

/**
 * What the gift card of a cart pays of it now, in cents of what is charged in, what is taken from it for that in cents of its own
 * currency, and why it pays nothing.
 */
export type CardOfCart = {
  card: GiftCard
  cents: number
  takenCents: number
  problem: GiftCardProblem | null
}

/** A cart at the prices of today; `totalCents`: what it costs with tax and discount. */
type Priced = { lines: readonly Line[]; totalCents: number; selling: Selling }

/**
 * The part of a session's cart that its gift card pays.
 *
 * @returns `null` for a cart without a gift card
 */
export async function partOfCart(
  tx: Tx,
  sessionId: string,
  { lines, totalCents, selling }: Priced,
): Promise<CardOfCart | null> {
  const card = await giftCardOfCart(sessionId, tx)
  if (!card) return null
  const problem = problemOf(standingOf(card, await databaseTime(tx)))
  if (problem !== null) return { card, cents: 0, takenCents: 0, problem }
  const { currency } = selling
  const balance = { ...card, into: await rateFrom(card.currency, selling, tx) }
  const part = partOfCard(lines, totalCents, balance, currency)
  if (part.cents > 0) return { card, ...part, problem: null }
  return {
    card,
    ...part,
    problem: worthIn(balance, currency) > 0 ? 'only_gift_cards' : 'too_little',
  }
}
