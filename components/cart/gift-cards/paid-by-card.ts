import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { GiftCardProblem } from '@/lib/cart/gift-cards/problems'
import { toCents } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type CardBalance, partOfCard, worthIn } from '@/lib/pricing/gift-card-worth'
import type { Line } from '@/lib/pricing/totals'

/** What a cart's gift card pays of it, as the server will calculate it, in cents. */
export type PaidByCard = {
  lastFour: string
  cents: number
  /** What is taken for that from a card of another currency, in cents of it; `null` for a card of what is charged in. */
  taken: { cents: number; currency: CurrencyCode } | null
  /** Why it pays nothing. */
  problem: GiftCardProblem | null
}

/** @param totalCents what the lines cost with tax and discount @returns `null` without a gift card */
export function paidByCard(
  giftCard: CartGiftCard | null,
  lines: readonly Line[],
  totalCents: number,
  currency: CurrencyCode,
): PaidByCard | null {
  if (!giftCard) return null
  const { lastFour, own, problem } = giftCard
  if (problem !== null) return { lastFour, cents: 0, taken: null, problem }
  const balance = balanceOf(giftCard, currency)
  const { cents, takenCents } = partOfCard(lines, totalCents, balance, currency)
  const taken = own ? { cents: takenCents, currency: own.currency } : null
  if (cents > 0) return { lastFour, cents, taken, problem: null }
  const isWorthNothing = worthIn(balance, currency) === 0
  return { lastFour, cents, taken, problem: isWorthNothing ? 'too_little' : 'only_gift_cards' }
}

const balanceOf = ({ balance, own }: CartGiftCard, currency: CurrencyCode): CardBalance =>
  own
    ? {
        balanceCents: toCents(own.balance),
        currency: own.currency,
        into: { rate: BigInt(own.rate), of: BigInt(own.of) },
      }
    : { balanceCents: toCents(balance), currency, into: { rate: 1, of: 1 } }
