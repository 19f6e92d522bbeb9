import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { auditedPage, invalidatePage, lockPage, PAGE_ENTITY, storedPage } from './page-writes'

/** Deletes a page. @throws AppError `not_found` */
export async function deletePage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockPage(tx, id)
    await tx.page.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'page.delete',
      entityType: PAGE_ENTITY,
      entityId: id,
      before: auditedPage(before),
      undo: undoState(storedPage(before), null),
    })
    await invalidatePage(tx, before)
  })
}
