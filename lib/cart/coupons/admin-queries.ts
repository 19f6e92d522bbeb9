import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import type { AdminCoupon, CouponListQuery } from './admin-contracts'
import { standingOf } from './coupon'

type Row = Prisma.CouponGetPayload<object>
type Named = { id: number; name: string }

/** Coupons as the back office sees them, with the names of what they are for. */
export async function toAdminCoupons(rows: readonly Row[], tx: Tx = db()): Promise<AdminCoupon[]> {
  const products = await tx.product.findMany({
    where: { id: { in: rows.flatMap(({ productIds }) => productIds) } },
    select: { id: true, name: true },
  })
  const categories = await tx.category.findMany({
    where: { id: { in: rows.flatMap(({ categoryIds }) => categoryIds) } },
    select: { id: true, name: true },
  })
  const now = await databaseTime(tx)
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amount && decimalOf(row.amount),
    minimum: decimalOf(row.minimum),
    products: named(row.productIds, products, 'Deleted product'),
    categories: named(row.categoryIds, categories, 'Deleted category'),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses,
    maxUsesPerBuyer: row.maxUsesPerBuyer,
    isActive: row.isActive,
    note: row.note,
    standing: standingOf(row, now),
    uses: row.uses,
    discounted: row.discounted.toFixed(2),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const named = (ids: readonly number[], found: readonly Named[], deleted: string): Named[] => {
  const nameOf = new Map(found.map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: nameOf.get(id) ?? deleted }))
}

/** One page of the coupons, newest first, with the total number of matches. */
export async function listCoupons({
  search,
  limit,
  offset,
}: CouponListQuery): Promise<{ rows: AdminCoupon[]; total: number }> {
  const where: Prisma.CouponWhereInput = search
    ? {
        OR: [
          { code: { contains: search, mode: 'insensitive' } },
          { note: { contains: search, mode: 'insensitive' } },
        ],
      }
    : {}
  const [rows, total] = await Promise.all([
    db().coupon.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
    }),
    db().coupon.count({ where }),
  ])
  return { rows: await toAdminCoupons(rows), total }
}
