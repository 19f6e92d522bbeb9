import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { giftCardPart } from '@/lib/pricing/gift-card-part'
import type { Selling } from '@/lib/pricing/selling'
import type { Line } from '@/lib/pricing/totals'
import { type GiftCard, problemOf, standingOf } from './gift-card'
import type { GiftCardProblem } from './problems'
import { giftCardOfCart } from './queries'

/** What the gift card of a cart pays of it now, in cents, and why it pays nothing. */
export type CardOfCart = { card: GiftCard; cents: number; problem: GiftCardProblem | null }

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
  if (problem !== null) return { card, cents: 0, problem }
  const cents = giftCardPart(lines, totalCents, card.balanceCents, selling.currency)
  return { card, cents, problem: cents > 0 ? null : 'only_gift_cards' }
}
