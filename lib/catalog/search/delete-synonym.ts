import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { audited, changeSynonyms, requireSynonym, SYNONYM_ENTITY } from './synonym-writes'

/**
 * Deletes a group: its phrases mean different things again.
 *
 * @throws AppError `not_found`; `conflict` for one that came with the store, which is switched off instead
 */
export function deleteSynonym(actor: Actor, id: number): Promise<void> {
  return changeSynonyms(async (tx) => {
    const group = await requireSynonym(tx, id)
    if (group.isShipped) throw new AppError('conflict', say('search.shippedStay'))
    await tx.searchSynonym.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'synonym.delete',
      entityType: SYNONYM_ENTITY,
      entityId: id,
      before: audited(group),
    })
  })
}
