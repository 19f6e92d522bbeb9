import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { requireMergeable, requireSeen } from './merge-rules'
import { lockMerging, personOf } from './people'
import { CUSTOMER_ENTITY } from './records'

/**
 * Makes one person of two customers for the back office (docs/decisions/0114): the one leads, the other follows with all that
 * it led. No order changes, and nobody reaches more than before. Triggers count the sums anew.
 *
 * @param seenIds the addresses that came together in the preview
 * @throws AppError `not_found`, `invalid`, `conflict`
 */
export async function mergeCustomers(
  actor: Actor,
  leaderId: number,
  { otherId, seenIds }: { otherId: number; seenIds: readonly number[] },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockMerging(tx)
    const sides = [await personOf(leaderId, tx), await personOf(otherId, tx)] as const
    requireMergeable([leaderId, otherId], sides)
    requireSeen(seenIds, sides)
    await tx.customerRecord.updateMany({ where: { leaderId: otherId }, data: { leaderId } })
    await tx.customerRecord.update({
      where: { id: otherId },
      data: {
        leaderId,
        mergedIntoId: leaderId,
        mergedAt: await databaseTime(tx),
        mergedBy: actor.username,
      },
    })
    await recordAudit(tx, actor, {
      action: 'customer.merge',
      entityType: CUSTOMER_ENTITY,
      entityId: leaderId,
      after: {
        customerId: otherId,
        addresses: sides[0].addresses.length + sides[1].addresses.length,
      },
    })
  })
}
