import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminSale } from './contracts'
import { toAdminSale } from './queries'
import { saleStanding } from './sale-times'
import { lockSale, queueTurn, SALE_ENTITY } from './sale-writes'

/** Stops a sale for good: prices go back to what they were. @throws AppError `not_found`; `conflict` for one that is over */
export async function stopSale(actor: Actor, id: number): Promise<AdminSale> {
  await db().$transaction(async (tx) => {
    const sale = await lockSale(tx, id)
    const now = await databaseTime(tx)
    const standing = saleStanding(sale, now)
    if (standing === 'ended' || standing === 'stopped')
      throw new AppError('conflict', say('sales.overAlready'))
    await tx.sale.update({ where: { id }, data: { stoppedAt: now, turnsAt: now } })
    await queueTurn(tx, id, now, now)
    await recordAudit(tx, actor, {
      action: 'sale.stop',
      entityType: SALE_ENTITY,
      entityId: id,
      after: { name: sale.name, stoppedAt: now.toISOString() },
    })
  })
  return toAdminSale(id)
}
