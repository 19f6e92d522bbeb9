import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import type { Synonym } from './admin-contracts'
import { searchTags } from './cache-tags'

/** What entries of the audit trail call a group. */
export const SYNONYM_ENTITY = 'synonym'

type Row = { id: number; phrases: string[]; updatedAt: Date }

/** A group as the back office sees it. */
export const toSynonym = ({ id, phrases, updatedAt }: Row): Synonym => ({
  id,
  phrases,
  updatedAt: updatedAt.toISOString(),
})

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
