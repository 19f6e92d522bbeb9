import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { CUSTOMER_ENTITY, lockCustomer } from './records'

/**
 * Adds a note to a customer; only the back office sees it. The audit trail does not repeat it, so that erasing it
 * leaves nothing behind.
 *
 * @throws AppError `not_found`
 */
export async function noteCustomer(actor: Actor, customerId: number, text: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const { username } = actor
    const { id: noteId } = await tx.customerNote.create({ data: { customerId, text, username } })
    await recordAudit(tx, actor, {
      action: 'customer.note',
      entityType: CUSTOMER_ENTITY,
      entityId: customerId,
      after: { noteId },
    })
  })
}
