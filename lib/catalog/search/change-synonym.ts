import 'server-only'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Synonym, SynonymChange } from './admin-contracts'
import {
  audited,
  changeSynonyms,
  requireOwnPhrases,
  requireSynonym,
  SYNONYM_ENTITY,
  toSynonym,
} from './synonym-writes'

/**
 * Replaces the phrases of a group, and what else is said of it.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it; `invalid` for a phrase of another group
 */
export function changeSynonym(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: SynonymChange,
): Promise<Synonym> {
  return changeSynonyms(async (tx) => {
    const before = await requireSynonym(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.theseSynonyms'))
    const group = {
      phrases: change.phrases,
      language: change.language === undefined ? before.language : change.language,
      isOn: change.isOn ?? before.isOn,
    }
    await requireOwnPhrases(tx, group, id)
    const changed = await tx.searchSynonym.update({ where: { id }, data: group })
    await recordAudit(tx, actor, {
      action: 'synonym.update',
      entityType: SYNONYM_ENTITY,
      entityId: id,
      before: audited(before),
      after: group,
    })
    return toSynonym(changed)
  })
}
