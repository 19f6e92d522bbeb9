import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockPerson } from './people'
import { CUSTOMER_ENTITY } from './records'

/** Deletes a note about a customer, at whichever of their addresses it is. @throws AppError `not_found` */
export async function deleteNote(
  actor: Actor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { addresses } = await lockPerson(tx, id)
    const note = await tx.customerNote.findFirst({
      where: { id: noteId, customerId: { in: addresses.map((address) => address.id) } },
    })
    if (!note) throw new AppError('not_found', say('customers.unknownNote'))
    await tx.customerNote.delete({ where: { id: noteId } })
    await recordAudit(tx, actor, {
      action: 'customer.delete_note',
      entityType: CUSTOMER_ENTITY,
      entityId: note.customerId,
      before: { noteId },
    })
  })
}
