import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockPerson } from './people'
import { CUSTOMER_ENTITY } from './records'

/**
 * Adds a note to a customer, of a person with several addresses to the leading one; only the back office sees it. The audit
 * trail does not repeat it, so that erasing it leaves nothing behind.
 *
 * @throws AppError `not_found`
 */
export async function noteCustomer(actor: Actor, id: number, text: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { leader } = await lockPerson(tx, id)
    const { username } = actor
    const { id: noteId } = await tx.customerNote.create({
      data: { customerId: leader.id, text, username },
    })
    await recordAudit(tx, actor, {
      action: 'customer.note',
      entityType: CUSTOMER_ENTITY,
      entityId: leader.id,
      after: { noteId },
    })
  })
}
