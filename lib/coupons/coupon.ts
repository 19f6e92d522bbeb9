import type { CouponTerms } from '@/lib/pricing/coupon'

/** A coupon as a domain object. Amounts are US cents. */
export type Coupon = CouponTerms & {
  id: number
  code: string
  startsAt: Date | null
  /** From this instant on it has expired. */
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerBuyer: number | null
  isActive: boolean
  uses: number
}

/** How a coupon stands, whatever is bought with it. */
export const COUPON_STANDINGS = ['valid', 'off', 'not_yet', 'expired', 'used_up'] as const
export type CouponStanding = (typeof COUPON_STANDINGS)[number]

/** @param now by the database's clock */
export function standingOf(
  {
    isActive,
    startsAt,
    endsAt,
    maxUses,
    uses,
  }: Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'maxUses' | 'uses'>,
  now: Date,
): CouponStanding {
  if (!isActive) return 'off'
  if (startsAt !== null && now < startsAt) return 'not_yet'
  if (endsAt !== null && now >= endsAt) return 'expired'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return 'valid'
}
