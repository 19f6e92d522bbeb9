import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import type { Synonym } from './admin-contracts'
import { searchTags } from './cache-tags'
import { usesLanguageOf } from './meaning/uses'
import { phraseElsewhere } from './synonym-rules'

/** What entries of the audit trail call a group. */
export const SYNONYM_ENTITY = 'synonym'

type Said = { phrases: string[]; language: string | null; isOn: boolean }
type Row = Said & { id: number; isShipped: boolean; updatedAt: Date }

/** A group as the back office sees it. */
export const toSynonym = ({ id, phrases, language, isOn, isShipped, updatedAt }: Row): Synonym => ({
  id,
  phrases,
  language: usesLanguageOf(language),
  isOn,
  isShipped,
  updatedAt: updatedAt.toISOString(),
})

/** What the audit trail says of a group. */
export const audited = ({ phrases, language, isOn }: Said): Said => ({ phrases, language, isOn })

/**
 * Makes sure that a group which is to be on has no phrase of another one that counts in the same searches.
 *
 * @param id its own, once it has one
 * @throws AppError `invalid` for the first such phrase
 */
export async function requireOwnPhrases(tx: Tx, group: Said, id?: number): Promise<void> {
  if (!group.isOn) return
  const others = (await tx.searchSynonym.findMany()).filter((other) => other.id !== id)
  const found = phraseElsewhere(group, others)
  if (found)
    throw invalidField(
      `phrases.${found.place}`,
      say('search.phraseInOther', {
        phrase: found.phrase,
        group: found.group.phrases[0] ?? '',
      }),
    )
}

/** Changes the groups, one change after another; searches that were answered before are made anew. */
export function changeSynonyms<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await lockByName(tx, 'search-synonyms')
    const changed = await change(tx)
    await invalidateTags(tx, [searchTags.synonyms])
    return changed
  })
}

/** @throws AppError `not_found` */
export async function requireSynonym(tx: Tx, id: number): Promise<Row> {
  const synonym = await tx.searchSynonym.findUnique({ where: { id } })
  if (!synonym) throw new AppError('not_found', say('search.unknownSynonyms'))
  return synonym
}
