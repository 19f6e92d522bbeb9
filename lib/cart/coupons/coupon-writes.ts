import 'server-only'
import { isUniqueViolation } from '@/lib/core/database-errors'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { AdminCoupon, CouponInput } from './admin-contracts'
import { toAdminCoupons } from './admin-queries'
import type { CouponScope } from './coupon'

/** What entries of the audit trail call a coupon. */
export const COUPON_ENTITY = 'coupon'

type Row = Prisma.CouponGetPayload<object>

/** The columns that the owner decides on. */
export const columnsOf = (input: CouponInput) => ({
  code: input.code,
  percent: input.percent,
  amount: input.amount,
  minimum: input.minimum,
  productIds: input.productIds,
  categoryIds: input.categoryIds,
  startsAt: input.startsAt && new Date(input.startsAt),
  endsAt: input.endsAt && new Date(input.endsAt),
  maxUses: input.maxUses,
  maxUsesPerBuyer: input.maxUsesPerBuyer,
  isActive: input.isActive,
  note: input.note,
})

/** What the audit trail records of a coupon. */
export const auditedTerms = (row: Row): Prisma.InputJsonObject => ({
  code: row.code,
  percent: row.percent,
  amount: row.amount?.toFixed(2) ?? null,
  minimum: row.minimum.toFixed(2),
  productIds: row.productIds,
  categoryIds: row.categoryIds,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  maxUses: row.maxUses,
  maxUsesPerBuyer: row.maxUsesPerBuyer,
  isActive: row.isActive,
  note: row.note,
})

/** A coupon, locked until the transaction ends. @throws AppError `not_found` */
export async function lockCoupon(tx: Tx, id: number): Promise<Row> {
  await lockRows(tx, 'Coupon', { id })
  const coupon = await tx.coupon.findUnique({ where: { id } })
  if (!coupon) throw new AppError('not_found', say('coupons.unknown'))
  return coupon
}

/**
 * @param known what it was for before, which may have been deleted since
 * @throws AppError `invalid` for products and categories that do not exist
 */
export async function requireScope(
  tx: Tx,
  { productIds, categoryIds }: CouponScope,
  known: CouponScope = { productIds: [], categoryIds: [] },
): Promise<void> {
  const products = productIds.filter((id) => !known.productIds.includes(id))
  if ((await tx.product.count({ where: { id: { in: products } } })) < products.length)
    throw invalidField('productIds', say('products.oneUnknown'))
  const categories = categoryIds.filter((id) => !known.categoryIds.includes(id))
  if ((await tx.category.count({ where: { id: { in: categories } } })) < categories.length)
    throw invalidField('categoryIds', say('categories.oneUnknown'))
}

/** @throws AppError `conflict` naming `code` where another coupon has it */
export function onTakenCode(error: unknown): never {
  if (isUniqueViolation(error))
    throw fieldError('conflict', 'code', say('coupons.codeTaken'), error)
  throw error
}

/** A written row as the back office sees it. */
export async function written(tx: Tx, row: Row): Promise<AdminCoupon> {
  const [coupon] = await toAdminCoupons([row], tx)
  if (!coupon) throw new Error('A coupon was lost')
  return coupon
}
