import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { orderForChange } from './order-for-change'
import { recordEvent } from './record-event'

/** Adds a note to an order's timeline; only the back office sees it. @throws AppError `not_found` */
export async function noteOrder(orderNumber: string, note: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await orderForChange(tx, orderNumber)
    await recordEvent(tx, order.id, 'note', { text: note }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.note',
      entityType: 'order',
      entityId: order.orderNumber,
      after: { note },
    })
  })
}
