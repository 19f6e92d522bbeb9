import { type ServerText, say } from '@/lib/core/server-text'
import type { ProductFields } from './admin-contracts'
import { isUnusedOfOwner } from './statements'

/** Why the keys of a product can't come from where its fields say; `null` when they can. */
export const originProblem = (
  fields: Pick<ProductFields, 'licenceKind' | 'keySource'>,
): { field: keyof ProductFields; text: ServerText } | null =>
  isUnusedOfOwner(fields) ? { field: 'keySource', text: say('statements.ownerMeansUsed') } : null
