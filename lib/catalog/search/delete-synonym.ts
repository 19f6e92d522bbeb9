import 'server-only'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { changeSynonyms, requireSynonym, SYNONYM_ENTITY } from './synonym-writes'

/**
 * Deletes a group: its phrases mean different things again.
 *
 * @throws AppError `not_found`
 */
export function deleteSynonym(actor: Actor, id: number): Promise<void> {
  return changeSynonyms(async (tx) => {
    const { phrases } = await requireSynonym(tx, id)
    await tx.searchSynonym.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'synonym.delete',
      entityType: SYNONYM_ENTITY,
      entityId: id,
      before: { phrases },
    })
  })
}
