import type { CurrencyCode } from '@/lib/i18n/currencies'

/** A gift card as a domain object. Amounts are cents of its currency. */
export type GiftCard = {
  id: number
  lastFour: string
  /** What it was sold for, and so is worth. */
  currency: CurrencyCode
  faceValueCents: number
  balanceCents: number
  /** What was taken off it when its price went back to whoever had bought it. */
  voidedAt: Date | null
  /** From this instant on it has expired. */
  expiresAt: Date | null
  isActive: boolean
  /** While its price is being refunded, its purchase is disputed, or was cancelled. */
  isHeld: boolean
}

/** How a card stands, whatever is bought with it. */
export const GIFT_CARD_STANDINGS = ['valid', 'off', 'voided', 'held', 'expired', 'used_up'] as const
export type GiftCardStanding = (typeof GIFT_CARD_STANDINGS)[number]

/** @param now by the database's clock */
export function standingOf(
  {
    isActive,
    voidedAt,
    isHeld,
    expiresAt,
    balanceCents,
  }: Pick<GiftCard, 'isActive' | 'voidedAt' | 'isHeld' | 'expiresAt' | 'balanceCents'>,
  now: Date,
): GiftCardStanding {
  if (voidedAt !== null) return 'voided'
  if (!isActive) return 'off'
  if (isHeld) return 'held'
  if (expiresAt !== null && now >= expiresAt) return 'expired'
  return balanceCents === 0 ? 'used_up' : 'valid'
}

/** What a shopper is told of a card that pays nothing: of one that is not theirs to use, nothing. */
export function problemOf(standing: GiftCardStanding): 'unknown' | 'expired' | 'used_up' | null {
  if (standing === 'valid') return null
  return standing === 'expired' || standing === 'used_up' ? standing : 'unknown'
}
