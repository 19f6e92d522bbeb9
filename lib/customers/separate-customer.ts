import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { mergedInto } from './merge-rules'
import { lockMerging, personOf } from './people'
import { CUSTOMER_ENTITY } from './records'

/**
 * Undoes a merge: an address is a customer of its own again, with those that were merged into it. Each has the notes, tags and
 * block of its own; what was said of the person meanwhile stays with the address that led.
 *
 * @param id of the address that was merged into another
 * @returns the id of the customer that it was separated from
 * @throws AppError `not_found`, `conflict` when it was not merged into another
 */
export async function separateCustomer(actor: Actor, id: number): Promise<number> {
  return db().$transaction(async (tx) => {
    await lockMerging(tx)
    const { leader, addresses } = await personOf(id, tx)
    if (leader.id === id) throw new AppError('conflict', say('customers.leadsItself'))
    const along = mergedInto(id, addresses)
    await tx.customerRecord.update({
      where: { id },
      data: { leaderId: null, mergedIntoId: null, mergedAt: null, mergedBy: null },
    })
    await tx.customerRecord.updateMany({ where: { id: { in: along } }, data: { leaderId: id } })
    await recordAudit(tx, actor, {
      action: 'customer.separate',
      entityType: CUSTOMER_ENTITY,
      entityId: leader.id,
      before: { customerId: id, addresses: along.length + 1 },
    })
    return leader.id
  })
}
