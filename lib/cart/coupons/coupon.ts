import type { CouponTerms } from '@/lib/pricing/coupon'

/** What a coupon is for: these products, and those of these categories. Neither: everything. */
export type CouponScope = { productIds: readonly number[]; categoryIds: readonly number[] }

/** A coupon as a domain object. Amounts are US cents. */
export type Coupon = Omit<CouponTerms, 'productIds'> & {
  id: number
  code: string
  scope: CouponScope
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

/**
 * Which products of a cart a coupon is for.
 *
 * @param inCategories those of the cart that are in its categories
 * @returns `null`: all, which one that is limited to what was deleted is not
 */
export function eligibleProducts(
  { productIds, categoryIds }: CouponScope,
  inCart: readonly number[],
  inCategories: readonly number[],
): number[] | null {
  if (productIds.length === 0 && categoryIds.length === 0) return null
  return inCart.filter((id) => productIds.includes(id) || inCategories.includes(id))
}
