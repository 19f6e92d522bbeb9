import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Synonym, SynonymInput } from './admin-contracts'
import { MAX_GROUPS } from './synonym-rules'
import { changeSynonyms, requireOwnPhrases, SYNONYM_ENTITY, toSynonym } from './synonym-writes'

/**
 * Adds a group of phrases that mean the same: the next search for one of them finds what the others find.
 *
 * @throws AppError `conflict` when there are as many groups as there may be; `invalid` for a phrase of another group
 */
export function createSynonym(actor: Actor, input: SynonymInput): Promise<Synonym> {
  const group = {
    phrases: input.phrases,
    language: input.language ?? null,
    isOn: input.isOn ?? true,
  }
  return changeSynonyms(async (tx) => {
    if ((await tx.searchSynonym.count()) >= MAX_GROUPS)
      throw new AppError('conflict', say('search.synonymsAtMost', { count: MAX_GROUPS }))
    await requireOwnPhrases(tx, group)
    const created = await tx.searchSynonym.create({ data: group })
    await recordAudit(tx, actor, {
      action: 'synonym.create',
      entityType: SYNONYM_ENTITY,
      entityId: created.id,
      after: group,
    })
    return toSynonym(created)
  })
}
