import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminSale, SaleInput } from './contracts'
import { toAdminSale } from './queries'
import {
  auditedSale,
  columnsOf,
  productsOf,
  queueTurn,
  requirePlannable,
  SALE_ENTITY,
  WITH_PRODUCTS,
} from './sale-writes'

/** Plans a sale; one whose start is over begins at once. @throws AppError as requirePlannable */
export async function planSale(actor: Actor, input: SaleInput): Promise<AdminSale> {
  const id = await db().$transaction(async (tx) => {
    const now = await databaseTime(tx)
    await requirePlannable(tx, input, now)
    const columns = columnsOf(input)
    const sale = await tx.sale.create({
      data: {
        ...columns,
        turnsAt: columns.startsAt,
        products: { createMany: { data: productsOf(input) } },
      },
      include: WITH_PRODUCTS,
    })
    await queueTurn(tx, sale.id, sale.turnsAt, now)
    await recordAudit(tx, actor, {
      action: 'sale.create',
      entityType: SALE_ENTITY,
      entityId: sale.id,
      after: auditedSale(sale),
    })
    return sale.id
  })
  return toAdminSale(id)
}
