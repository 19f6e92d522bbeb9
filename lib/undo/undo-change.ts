import 'server-only'
import { restoreArticle } from '@/lib/articles/restore-article'
import { refreshAllStock } from '@/lib/catalog/refresh-stock'
import { restoreCategory } from '@/lib/catalog/restore-category'
import { restoreProducts } from '@/lib/catalog/restore-products'
import { AppError } from '@/lib/core/errors'
import { restoreSettings } from '@/lib/settings/restore-settings'
import type { Actor } from '@/lib/staff/audit'
import { UNDO_DAYS, type Undoing } from '@/lib/staff/undo-contracts'
import { lastChangeBy, type UndoableChange, undoableChanges } from '@/lib/staff/undoable-changes'
import type { UndoAnswer, UndoRequest } from './contracts'

const EXAMPLES = 20

/**
 * Undoes a change that the audit trail records, or all that one call changed. What was changed since stays.
 *
 * @throws AppError `conflict` saying why nothing was undone; `forbidden` for settings and who is no administrator; as the
 *   use cases that change such a record
 */
export async function undoChange(actor: Actor, request: UndoRequest): Promise<UndoAnswer> {
  const changes = await changesOf(actor, request)
  const [first] = changes
  if (!first)
    throw new AppError(
      'conflict',
      `There is nothing to undo: it was undone already, or is older than ${UNDO_DAYS} days`,
    )
  const { undone, kept } = await restore(actor, first, changes)
  const [only] = kept
  if (undone === 0 && only)
    throw new AppError('conflict', `${only.name} was not restored. ${only.reason}.`)
  return { undone, kept: kept.length, examples: kept.slice(0, EXAMPLES) }
}

async function changesOf(actor: Actor, request: UndoRequest): Promise<UndoableChange[]> {
  if ('entryId' in request) return undoableChanges(request.entryId, request.wholeCall)
  const entryId = await lastChangeBy(actor.userId, request.entityType, request.entityId)
  return entryId === null ? [] : undoableChanges(entryId, true)
}

/** One call changes one kind of record. */
async function restore(
  actor: Actor,
  first: UndoableChange,
  changes: readonly UndoableChange[],
): Promise<Undoing> {
  switch (first.entityType) {
    case 'product':
      return restoreProducts(actor, changes)
    case 'category':
      return restoreCategory(actor, first)
    case 'article':
      return restoreArticle(actor, first)
    default:
      return restoreAllSettings(actor, first)
  }
}

async function restoreAllSettings(actor: Actor, change: UndoableChange): Promise<Undoing> {
  if (actor.role !== 'admin')
    throw new AppError('forbidden', 'Your role does not allow this. Ask an administrator.')
  const done = await restoreSettings(actor, change)
  if ('lowStockThreshold' in change.undo.before) await refreshAllStock()
  return done
}
