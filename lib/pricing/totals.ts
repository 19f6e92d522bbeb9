import { stepOf } from '@/lib/i18n/currencies'
import { DEFAULT_TAX, type TaxRules } from './tax'

export type Line = {
  priceCents: number
  quantity: number
  /** It is taxed when it is spent, and costs what it is worth: neither tax nor discount. */
  isGiftCard?: boolean
}

/** `subtotalCents` is without tax and discount, and always the total less the tax. */
export type Totals = { subtotalCents: number; taxCents: number; totalCents: number }

/** The sum of unit prices times quantities, with or without tax as the prices are. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)

/** What the gift cards among lines cost. */
export const giftCardsOf = (lines: readonly Line[]): number =>
  sumOf(lines.filter(({ isGiftCard }) => isGiftCard))

/** A share of an amount, rounded half up to what its currency can be charged in; of one below zero, half down. */
export function shareOf(cents: number, part: number, whole: number, currency: string): number {
  const step = BigInt(stepOf(currency))
  // The product of two amounts may exceed the safe integer range.
  const unit = 2n * BigInt(whole) * step
  const doubled = 2n * BigInt(cents) * BigInt(part)
  const half = doubled < 0n ? -unit / 2n : unit / 2n
  return Number(((doubled + half) / unit) * step)
}

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000

/**
 * Adds up a cart or an order.
 *
 * @param lines unit prices in cents of the currency, with quantities
 * @param discountCents taken off the sum of the prices, at most the whole of it; nothing off gift cards
 * @returns cents. The tax is calculated on the whole sum without gift cards, rounded half up to what the currency can be
 *   charged in: added to it, or, when prices include tax, extracted from it.
 */
export function totalsOf(
  lines: readonly Line[],
  currency: string,
  { basisPoints, inclusive }: TaxRules = DEFAULT_TAX,
  discountCents = 0,
): Totals {
  const sum = sumOf(lines) - discountCents
  const taxable = sum - giftCardsOf(lines)
  // Thousandths of a percent: whole, so that nothing is lost.
  const rate = Math.round(basisPoints * 10)
  if (inclusive) {
    const taxCents = shareOf(taxable, rate, WHOLE + rate, currency)
    return { subtotalCents: sum - taxCents, taxCents, totalCents: sum }
  }
  const taxCents = shareOf(taxable, rate, WHOLE, currency)
  return { subtotalCents: sum, taxCents, totalCents: sum + taxCents }
}

/**
 * Whether the item prices of an order include its tax: then the items add up to more than the subtotal.
 * Derived from the order itself, because the settings may have changed since it was placed.
 */
export const pricesHoldTax = (
  lines: readonly Line[],
  { subtotalCents, discountCents }: { subtotalCents: number; discountCents: number },
): boolean => sumOf(lines) - discountCents !== subtotalCents
