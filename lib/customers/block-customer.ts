import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockPerson } from './people'
import { CUSTOMER_ENTITY } from './records'

/**
 * Blocks a customer: from then on no payment of the address begins, nor of another address of the person, and none that
 * waits for its money gets it. What was paid before stays as it is. Somebody who is blocked already stays so, for the new
 * reason. Of a person with several addresses the leading one has the block.
 *
 * @throws AppError `not_found`
 */
export async function blockCustomer(actor: Actor, id: number, reason: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { leader } = await lockPerson(tx, id)
    const { blockedAt, blockedBy, blockReason } = leader
    if (blockedAt && blockReason === reason) return
    await tx.customerRecord.update({
      where: { id: leader.id },
      data: {
        blockedAt: blockedAt ?? (await databaseTime(tx)),
        blockedBy: blockedBy ?? actor.username,
        blockReason: reason,
      },
    })
    await recordAudit(tx, actor, {
      action: 'customer.block',
      entityType: CUSTOMER_ENTITY,
      entityId: leader.id,
      ...(blockedAt ? { before: { reason: blockReason } } : {}),
      after: { reason },
    })
  })
}

/** Lifts the blocks of all addresses of a customer; without one nothing changes. @throws AppError `not_found` */
export async function unblockCustomer(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { addresses } = await lockPerson(tx, id)
    for (const { id: addressId, blockedAt, blockReason } of addresses) {
      if (!blockedAt) continue
      await tx.customerRecord.update({
        where: { id: addressId },
        data: { blockedAt: null, blockedBy: null, blockReason: '' },
      })
      await recordAudit(tx, actor, {
        action: 'customer.unblock',
        entityType: CUSTOMER_ENTITY,
        entityId: addressId,
        before: { reason: blockReason },
      })
    }
  })
}
