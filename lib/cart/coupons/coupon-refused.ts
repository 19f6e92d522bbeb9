import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'
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
  missing?: { cents: number; currency: string }
  /** What the cart costs without the coupon. */
  totalCents?: number
}

/** The refusal of a coupon. */
export function couponRefused(
  reason: CouponProblem,
  { field, missing, totalCents }: Details,
): AppError {
  const text = missing?.cents
    ? say('coupons.addMore', { amount: formatMoney(missing.cents, missing.currency, 'en') })
    : TEXTS[reason]
  return new AppError('coupon_refused', text, {
    issues: [{ path: field, text }],
    details: {
      reason,
      ...(missing?.cents ? { missing: toDecimal(missing.cents) } : {}),
      ...(totalCents === undefined ? {} : { total: toDecimal(totalCents) }),
    },
  })
}
