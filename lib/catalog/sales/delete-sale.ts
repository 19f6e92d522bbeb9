import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { saleStanding } from './sale-times'
import { auditedSale, lockSale, SALE_ENTITY } from './sale-writes'

/** Deletes a sale that has nothing to do with any price. @throws AppError `not_found`, `conflict` */
export async function deleteSale(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const sale = await lockSale(tx, id)
    const isRunning = saleStanding(sale, await databaseTime(tx)) === 'running'
    if (isRunning || (await tx.reducedProduct.count({ where: { saleId: id } })) > 0)
      throw new AppError('conflict', say('sales.runningNotDeleted'))
    await tx.sale.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'sale.delete',
      entityType: SALE_ENTITY,
      entityId: id,
      before: auditedSale(sale),
    })
  })
}
