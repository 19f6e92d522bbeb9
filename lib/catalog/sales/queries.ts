import 'server-only'
import { addDays, boundsOf } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { currentSetting } from '@/lib/settings/queries'
import type { AdminSale, SaleListQuery } from './contracts'
import { nextMonth, saleStanding } from './sale-times'

const WITH_NAMES = {
  products: {
    orderBy: { productId: 'asc' },
    include: { product: { select: { name: true } } },
  },
  _count: { select: { reduced: true } },
} as const satisfies Prisma.SaleInclude

type Row = Prisma.SaleGetPayload<{ include: typeof WITH_NAMES }>

/** A page of the sales, the latest start first, with the number of all; or those that are on in a month. */
export async function listSales({
  month,
  limit,
  offset,
}: SaleListQuery): Promise<{ rows: AdminSale[]; total: number }> {
  const where = month === undefined ? {} : await onIn(month)
  const [rows, total] = await Promise.all([
    db().sale.findMany({
      where,
      orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      include: WITH_NAMES,
    }),
    db().sale.count({ where }),
  ])
  return { rows: await toAdminSales(rows), total }
}

/** Those that are on at some time of a month in the store's time zone. */
async function onIn(month: string): Promise<Prisma.SaleWhereInput> {
  const timezone = await currentSetting('timezone')
  const { start, end } = boundsOf(
    { from: `${month}-01`, to: addDays(`${nextMonth(month, 1)}-01`, -1) },
    timezone,
  )
  return {
    startsAt: { lt: end },
    AND: [
      { OR: [{ endsAt: null }, { endsAt: { gt: start } }] },
      { OR: [{ stoppedAt: null }, { stoppedAt: { gt: start } }] },
    ],
  }
}

async function toAdminSales(rows: readonly Row[]): Promise<AdminSale[]> {
  const categories = await db().category.findMany({
    where: { id: { in: rows.flatMap(({ categoryId }) => categoryId ?? []) } },
    select: { id: true, name: true },
  })
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  const now = await databaseTime()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    percent: row.percent,
    products: row.products.map(({ productId, product, price }) => ({
      id: productId,
      name: product.name,
      price: price && decimalOf(price),
    })),
    category:
      row.categoryId === null
        ? null
        : { id: row.categoryId, name: nameOf.get(row.categoryId) ?? null },
    publisher: row.publisher,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    standing: saleStanding(row, now),
    reduced: row._count.reduced,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** One sale as the back office sees it. */
export async function toAdminSale(id: number): Promise<AdminSale> {
  const row = await db().sale.findUniqueOrThrow({ where: { id }, include: WITH_NAMES })
  const [sale] = await toAdminSales([row])
  if (!sale) throw new Error('A sale was lost')
  return sale
}
