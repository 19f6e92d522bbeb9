import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { CUSTOMER_ENTITY, lockCustomer } from './records'

/**
 * Blocks a customer: from then on no payment of the address begins, and none that waits for its money gets it. What
 * was paid before stays as it is. Somebody who is blocked already stays so, for the new reason.
 *
 * @throws AppError `not_found`
 */
export async function blockCustomer(actor: Actor, id: number, reason: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { blockedAt, blockedBy, blockReason } = await lockCustomer(tx, id)
    if (blockedAt && blockReason === reason) return
    await tx.customerRecord.update({
      where: { id },
      data: {
        blockedAt: blockedAt ?? (await databaseTime(tx)),
        blockedBy: blockedBy ?? actor.username,
        blockReason: reason,
      },
    })
    await recordAudit(tx, actor, {
      action: 'customer.block',
      entityType: CUSTOMER_ENTITY,
      entityId: id,
      ...(blockedAt ? { before: { reason: blockReason } } : {}),
      after: { reason },
    })
  })
}

/** Lifts the block of a customer; one without a block stays as it is. @throws AppError `not_found` */
export async function unblockCustomer(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { blockedAt, blockReason } = await lockCustomer(tx, id)
    if (!blockedAt) return
    await tx.customerRecord.update({
      where: { id },
      data: { blockedAt: null, blockedBy: null, blockReason: '' },
    })
    await recordAudit(tx, actor, {
      action: 'customer.unblock',
      entityType: CUSTOMER_ENTITY,
      entityId: id,
      before: { reason: blockReason },
    })
  })
}
