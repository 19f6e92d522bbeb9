import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { orderInBase } from '@/lib/orders/in-base'
import { currentSetting } from '@/lib/settings/queries'
import type { CrmOrder } from './deal-of-order'

const rowSchema = z.object({
  orderNumber: z.string(),
  createdAt: z.date(),
  status: z.enum(column.OrderStatus),
  currency: z.string(),
  total: column.decimal,
  refunded: column.decimal,
  baseTotal: column.decimal,
  baseRefunded: column.decimal,
  email: z.string(),
  name: z.string(),
  isErased: z.boolean(),
})

/** An order with its buyer, unless their data were erased since. */
type OrderWithBuyer = {
  order: CrmOrder
  buyer: { email: string; name: string } | null
}

const REFUNDED = Prisma.sql`coalesce((SELECT sum(r."amount") FROM "Refund" r
  WHERE r."orderId" = o."id" AND r."status" = 'succeeded'), 0)`

/** What a CRM may be told of an order, as it is now; `null` for none. */
export async function crmOrder(id: number): Promise<OrderWithBuyer | null> {
  const [[row], items, baseCurrency] = await Promise.all([
    rowsOf(
      db(),
      rowSchema,
      Prisma.sql`
      SELECT o."orderNumber", o."createdAt", o."orderStatus"::text AS "status", o."currency", o."totalAmount" AS "total",
             ${REFUNDED} AS "refunded", ${orderInBase(Prisma.sql`o."totalAmount"`)} AS "baseTotal",
             ${orderInBase(REFUNDED)} AS "baseRefunded", lower(o."customerEmail") AS "email", o."customerName" AS "name",
             coalesce(c."erasedAt" >= o."createdAt", false) AS "isErased"
      FROM "Order" o LEFT JOIN "CustomerRecord" c ON c."email" = lower(o."customerEmail") WHERE o."id" = ${id}`,
    ),
    db().orderItem.findMany({
      where: { orderId: id, bundlePosition: null },
      orderBy: { position: 'asc' },
      select: { productName: true, quantity: true },
    }),
    currentSetting('baseCurrency'),
  ])
  if (!row) return null
  const { email, name, isErased, total, refunded, baseTotal, baseRefunded, ...order } = row
  return {
    order: {
      ...order,
      id,
      cents: toCents(total),
      refundedCents: toCents(refunded),
      baseCurrency,
      baseCents: toCents(baseTotal),
      baseRefundedCents: toCents(baseRefunded),
      items,
    },
    buyer: isErased ? null : { email, name },
  }
}
