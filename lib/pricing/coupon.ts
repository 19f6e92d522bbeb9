import type { CurrencyCode } from '@/lib/i18n/currencies'
import { leastPayment } from './least-payment'
import { amountIn, type Selling } from './selling'
import { giftCardsOf, type Line, shareOf, sumOf } from './totals'

/** What a coupon promises: a percentage or an amount off. Amounts are cents of the cart's currency. */
export type CouponTerms = {
  percent: number | null
  amountCents: number | null
  /** What the cart has to cost at least, before the discount, at the prices of its products. */
  minimumCents: number
  /** The products that become cheaper; `null`: all. */
  productIds: readonly number[] | null
}

/** Terms in the store's own currency as those of what is charged in. */
export const termsIn = (terms: CouponTerms, selling: Selling): CouponTerms => ({
  ...terms,
  amountCents: terms.amountCents === null ? null : amountIn(terms.amountCents, selling),
  minimumCents: amountIn(terms.minimumCents, selling),
})

type ProductLine = Line & { productId: number }

/** Why a coupon takes nothing off a cart as it is. */
export const CART_PROBLEMS = ['minimum', 'no_product', 'nothing_left'] as const
type CartProblem = (typeof CART_PROBLEMS)[number]

/** `missingCents`: what the cart still has to cost more, for `minimum`; otherwise 0. */
export type CouponEffect =
  | { discountCents: number; problem: null }
  | { discountCents: 0; problem: CartProblem; missingCents: number }

/**
 * What a coupon does to a cart, to gift cards in it nothing. The percentage is of all its products together, rounded half up to what
 * the currency can be charged in.
 *
 * @param lines unit prices in cents of the currency, with quantities
 */
export function couponEffect(
  terms: CouponTerms,
  lines: readonly ProductLine[],
  currency: CurrencyCode,
): CouponEffect {
  const problem = (problem: CartProblem, missingCents = 0): CouponEffect => ({
    discountCents: 0,
    problem,
    missingCents,
  })
  const eligible = sumOf(lines.filter((line) => isFor(terms, line)))
  if (eligible === 0) return problem('no_product')
  const sum = sumOf(lines)
  const counted = sum - giftCardsOf(lines)
  if (counted < terms.minimumCents) return problem('minimum', terms.minimumCents - counted)
  const discountCents =
    terms.percent === null
      ? Math.min(terms.amountCents ?? 0, eligible)
      : shareOf(eligible, terms.percent, 100, currency)
  if (sum - discountCents < leastPayment(currency)) return problem('nothing_left')
  return { discountCents, problem: null }
}

const isFor = (
  { productIds }: Pick<CouponTerms, 'productIds'>,
  { productId, isGiftCard }: ProductLine,
): boolean => !isGiftCard && (productIds === null || productIds.includes(productId))

/**
 * Which part of a coupon's discount each line bears, in proportion to what it costs.
 *
 * @returns cents for each line, whole amounts of the currency, never more than the line costs; together the whole discount
 */
export function discountShares(
  terms: Pick<CouponTerms, 'productIds'>,
  lines: readonly ProductLine[],
  discountCents: number,
  currency: string,
): number[] {
  const worth = lines.map((line) => (isFor(terms, line) ? line.priceCents * line.quantity : 0))
  return allocate(discountCents, worth, currency)
}

/**
 * Divides an amount in proportion to weights. Each part is what all up to it get together, rounded half up, less what
 * those before it got: so the parts always add up, and none is more than its weight while the amount is not more
 * than all weights.
 *
 * @param cents a multiple of what the currency can be charged in, not negative; so are the parts
 * @param weights whole, not negative
 */
export function allocate(cents: number, weights: readonly number[], currency: string): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  let upTo = 0
  let given = 0
  return weights.map((weight) => {
    upTo += weight
    const due = shareOf(cents, upTo, total, currency)
    const part = due - given
    given = due
    return part
  })
}
