import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { CUSTOMER_ENTITY } from './records'

/** Deletes a note about a customer. @throws AppError `not_found` */
export async function deleteNote(
  actor: Actor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.customerNote.deleteMany({ where: { id: noteId, customerId: id } })
    if (count === 0) throw new AppError('not_found', 'There is no such note')
    await recordAudit(tx, actor, {
      action: 'customer.delete_note',
      entityType: CUSTOMER_ENTITY,
      entityId: id,
      before: { noteId },
    })
  })
}
