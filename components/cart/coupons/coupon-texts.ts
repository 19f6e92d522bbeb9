import type { useTranslations } from 'next-intl'
import { COUPON_PROBLEMS, type CouponProblem } from '@/lib/cart/coupons/problems'
import { toCents } from '@/lib/core/money'
import { isApiError } from '@/lib/http/client'
import type { Selling } from '@/lib/pricing/selling'

/** What texts about coupons are made with. */
export type CouponTexts = {
  t: ReturnType<typeof useTranslations<'coupon'>>
  /** What the cart is charged in. */
  selling: Selling
  /** Formats cents of it. */
  money: (cents: number) => string
}

const isProblem = (reason: string | null): reason is CouponProblem =>
  COUPON_PROBLEMS.some((problem) => problem === reason)

/** Why a call refused a coupon; `null` if it failed for something else. */
export function refusedCoupon(
  error: unknown,
): { problem: CouponProblem; missingCents: number } | null {
  if (!isApiError(error, 'coupon_refused')) return null
  const reason = error.detail('reason')
  const missing = error.detail('missing')
  return isProblem(reason)
    ? { problem: reason, missingCents: missing === null ? 0 : toCents(missing) }
    : null
}

/** Why a coupon takes nothing off. */
export const problemText = (
  { t, money }: CouponTexts,
  problem: CouponProblem,
  missingCents: number,
): string => t(`problems.${problem}`, { amount: money(missingCents) })

/** What to say of a failed call. */
export function couponFailureText(texts: CouponTexts, error: unknown): string {
  const refused = refusedCoupon(error)
  if (refused) return problemText(texts, refused.problem, refused.missingCents)
  return texts.t(isApiError(error, 'rate_limited') ? 'tooMany' : 'failed')
}
