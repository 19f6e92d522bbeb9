import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { CUSTOMER_ENTITY, lockCustomer } from './records'

/** Replaces the tags of a customer. The audit trail only counts them, like notes. @throws AppError `not_found` */
export async function setTags(actor: Actor, id: number, tags: readonly string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockCustomer(tx, id)
    if (before.tags.join('\n') === tags.join('\n')) return
    await tx.customerRecord.update({ where: { id }, data: { tags: [...tags] } })
    await recordAudit(tx, actor, {
      action: 'customer.tag',
      entityType: CUSTOMER_ENTITY,
      entityId: id,
      before: { tags: before.tags.length },
      after: { tags: tags.length },
    })
  })
}
