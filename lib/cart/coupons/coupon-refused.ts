import { AppError } from '@/lib/core/errors'
import { formatUsd, toDecimal } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import type { CouponProblem } from './problems'

const TEXTS: Record<CouponProblem, ServerText> = {
  unknown: say('coupons.codeNotValid'),
  not_yet: say('coupons.notYet'),
  expired: say('coupons.expired'),
  used_up: say('coupons.usedUp'),
  used_by_buyer: say('coupons.usedByBuyer'),
  minimum: say('coupons.cartTooSmall'),
  no_product: say('coupons.noProduct'),
  nothing_left: say('coupons.nothingLeft'),
}

type Details = {
  /** The field of the request that is wrong. */
  field: string
  missingCents?: number
  /** What the cart costs without the coupon. */
  totalCents?: number
}

/** The refusal of a coupon. */
export function couponRefused(
  reason: CouponProblem,
  { field, missingCents, totalCents }: Details,
): AppError {
  const text = missingCents
    ? say('coupons.addMore', { amount: formatUsd(missingCents) })
    : TEXTS[reason]
  return new AppError('coupon_refused', text, {
    issues: [{ path: field, text }],
    details: {
      reason,
      ...(missingCents ? { missing: toDecimal(missingCents) } : {}),
      ...(totalCents === undefined ? {} : { total: toDecimal(totalCents) }),
    },
  })
}
