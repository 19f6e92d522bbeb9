import { signedDecimal, toCents, toDecimal } from '@/lib/core/money'
import { toBase } from '@/lib/pricing/to-base'
import { shareOf } from '@/lib/pricing/totals'

export type MarginInput = {
  currency: string
  /** What one of it is worth in the base currency, in which keys have their costs. */
  rateToBase: string
  /** What was paid, and the tax in it, in cents. */
  totalCents: number
  taxCents: number
  /** Of the total, with the tax in it. */
  refundedCents: number
  /** What the provider kept of the payment; `null` where it does not say. */
  feeCents: number | null
  items: readonly {
    isGiftCard: boolean
    /** Pieces that were sold and not refunded. */
    pieces: number
    /** The keys that were ever handed out for it, replaced ones too; `null`: nobody knows what it cost. */
    keyCosts: readonly (number | null)[]
  }[]
}

/** Amounts are of the base currency. */
export type Margin = {
  /** What is left of the price without tax and refunds. */
  revenue: string
  /** What is known of the cost of the keys. */
  keyCost: string
  /** Pieces of which nobody knows what they cost. */
  piecesOfUnknownCost: number
  /** What the provider kept; `null` where it does not say, and the margin is the one before its fee. */
  providerFee: string | null
  /** What is left of the revenue after keys and fee. May be negative; `null` while the cost of a piece is not known. */
  margin: string | null
}

/**
 * What an order earned: its price without discount, tax and refunds, less what its keys cost and what the provider kept. An
 * unknown cost makes the margin unknown, since it is not nothing. Where only the fee is unknown, the margin is the one before
 * it: Authorize.Net does not tell it, and without the owner's rates it is not estimated either. Of what is refunded, the fee is counted still; PayPal keeps it.
 *
 * @returns `null` for an order with a gift card, which is money that is owed and not earned
 */
export function orderMargin({
  currency,
  rateToBase,
  totalCents,
  taxCents,
  refundedCents,
  feeCents,
  items,
}: MarginInput): Margin | null {
  if (items.some(({ isGiftCard }) => isGiftCard)) return null
  const netCents = totalCents - taxCents
  // Tax goes back with what is refunded, in the proportion in which it was paid.
  const refundedNet =
    totalCents === 0
      ? 0
      : shareOf(netCents, Math.min(refundedCents, totalCents), totalCents, currency)
  const revenue = toBase(netCents - refundedNet, rateToBase)
  const fee = feeCents === null ? null : toBase(feeCents, rateToBase)
  const costs = items.flatMap(({ keyCosts }) => keyCosts)
  const keyCost = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  const withoutKey = items.reduce(
    (sum, { pieces, keyCosts }) => sum + Math.max(0, pieces - keyCosts.length),
    0,
  )
  const unknown = costs.filter((cost) => cost === null).length + withoutKey
  return {
    revenue: toDecimal(revenue),
    keyCost: toDecimal(keyCost),
    piecesOfUnknownCost: unknown,
    providerFee: fee === null ? null : toDecimal(fee),
    margin: unknown > 0 ? null : signedDecimal(revenue - keyCost - (fee ?? 0)),
  }
}

/** The cost of a key as the database has it, in cents. */
export const costCents = (unitCost: { toString(): string } | null | undefined): number | null =>
  unitCost == null ? null : toCents(unitCost)
