import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminSale, SaleChange } from './contracts'
import { toAdminSale } from './queries'
import { saleStanding } from './sale-times'
import {
  auditedSale,
  columnsOf,
  lockSale,
  productsOf,
  queueTurn,
  requirePlannable,
  SALE_ENTITY,
  WITH_PRODUCTS,
} from './sale-writes'

/**
 * Changes a sale that is planned, or runs: then its products get what it makes of their prices now.
 *
 * @throws AppError `not_found`; `conflict` for one that is over, or that somebody else has changed; as requirePlannable
 */
export async function changeSale(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...input }: SaleChange,
): Promise<AdminSale> {
  await db().$transaction(async (tx) => {
    const before = await lockSale(tx, id)
    const now = await databaseTime(tx)
    const standing = saleStanding(before, now)
    if (standing === 'ended' || standing === 'stopped')
      throw new AppError('conflict', say('sales.overNotChanged'))
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisSale'))
    await requirePlannable(tx, input, now)
    const columns = columnsOf(input)
    await tx.saleProduct.deleteMany({ where: { saleId: id } })
    const sale = await tx.sale.update({
      where: { id },
      data: {
        ...columns,
        turnsAt: standing === 'running' || columns.startsAt <= now ? now : columns.startsAt,
        products: { createMany: { data: productsOf(input) } },
      },
      include: WITH_PRODUCTS,
    })
    await queueTurn(tx, id, sale.turnsAt, now)
    await recordAudit(tx, actor, {
      action: 'sale.update',
      entityType: SALE_ENTITY,
      entityId: id,
      before: auditedSale(before),
      after: auditedSale(sale),
    })
  })
  return toAdminSale(id)
}
