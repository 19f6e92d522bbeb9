import { AppError } from '@/lib/core/errors'
import { formatUsd, toDecimal } from '@/lib/core/money'
import type { CouponProblem } from './problems'

const MESSAGES: Record<CouponProblem, string> = {
  unknown: 'This coupon code is not valid',
  not_yet: 'This coupon is not valid yet',
  expired: 'This coupon has expired',
  used_up: 'This coupon has been used up',
  used_by_buyer: 'You have used this coupon already',
  minimum: 'The cart is too small for this coupon',
  no_product: 'This coupon is for none of the products in the cart',
  nothing_left: 'This coupon would leave nothing to pay. Add something else to use it.',
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
  const message = missingCents
    ? `Add ${formatUsd(missingCents)} more to use this coupon`
    : MESSAGES[reason]
  return new AppError('coupon_refused', message, {
    issues: [{ path: field, message }],
    details: {
      reason,
      ...(missingCents ? { missing: toDecimal(missingCents) } : {}),
      ...(totalCents === undefined ? {} : { total: toDecimal(totalCents) }),
    },
  })
}
