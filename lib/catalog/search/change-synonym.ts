import 'server-only'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Synonym, SynonymChange } from './admin-contracts'
import { changeSynonyms, requireSynonym, SYNONYM_ENTITY, toSynonym } from './synonym-writes'

/**
 * Replaces the phrases of a group.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it
 */
export function changeSynonym(
  actor: Actor,
  id: number,
  { phrases, expectedUpdatedAt }: SynonymChange,
): Promise<Synonym> {
  return changeSynonyms(async (tx) => {
    const before = await requireSynonym(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.theseSynonyms'))
    const changed = await tx.searchSynonym.update({ where: { id }, data: { phrases } })
    await recordAudit(tx, actor, {
      action: 'synonym.update',
      entityType: SYNONYM_ENTITY,
      entityId: id,
      before: { phrases: before.phrases },
      after: { phrases },
    })
    return toSynonym(changed)
  })
}
