import 'server-only'
import { isOfParts, restoreParts } from '@/lib/catalog/bundles/restore-parts'
import { refreshAllStock } from '@/lib/catalog/refresh-stock'
import { restoreBrandPage } from '@/lib/catalog/restore-brand-page'
import { restoreCategory } from '@/lib/catalog/restore-category'
import { restoreCollection } from '@/lib/catalog/restore-collection'
import { restoreProducts } from '@/lib/catalog/restore-products'
import { restoreArticle } from '@/lib/content/articles/restore-article'
import { restorePage } from '@/lib/content/pages/restore-page'
import { restoreStoreText } from '@/lib/content/store-texts/restore-store-text'
import { englishOf } from '@/lib/core/english-text'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Permission } from '@/lib/http/permissions'
import { restoreMailText } from '@/lib/mail/texts/restore-mail-text'
import { restoreSettings } from '@/lib/settings/restore-settings'
import type { Actor } from '@/lib/staff/audit'
import { notAllowed } from '@/lib/staff/not-allowed'
import { may } from '@/lib/staff/roles'
import { UNDO_DAYS, type Undoing } from '@/lib/staff/undo-contracts'
import { lastChangeBy, type UndoableChange, undoableChanges } from '@/lib/staff/undoable-changes'
import type { UndoAnswer, UndoRequest } from './contracts'

const EXAMPLES = 20

/** What it takes to change a record, and so to undo a change of it; anything else is the settings. */
const PERMISSION_FOR = new Map<string, Permission>([
  ['product', 'catalogue'],
  ['category', 'catalogue'],
  ['brand', 'catalogue'],
  ['collection', 'catalogue'],
  ['article', 'articles'],
  ['page', 'articles'],
  ['homepage', 'homepage'],
])

/**
 * Undoes a change that the audit trail records, or all that one call changed. What was changed since stays.
 *
 * @throws AppError `conflict` saying why nothing was undone; `forbidden` for what the caller may not change; as the
 *   use cases that change such a record
 */
export async function undoChange(actor: Actor, request: UndoRequest): Promise<UndoAnswer> {
  const changes = await changesOf(actor, request)
  const [first] = changes
  if (!first) throw new AppError('conflict', say('undo.nothingToUndo', { days: UNDO_DAYS }))
  if (!may(actor.role, PERMISSION_FOR.get(first.entityType) ?? 'settings')) throw notAllowed()
  const { undone, kept } = await restore(actor, first, changes)
  const [only] = kept
  if (undone === 0 && only)
    throw new AppError('conflict', say('undo.notRestored', { name: only.name, reason: only.text }))
  return {
    undone,
    kept: kept.length,
    examples: kept.slice(0, EXAMPLES).map((one) => ({ ...one, reason: englishOf(one.text) })),
  }
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
      return restoreProductsAndParts(actor, changes)
    case 'category':
      return restoreCategory(actor, first)
    case 'brand':
      return restoreBrandPage(actor, first)
    case 'collection':
      return restoreCollection(actor, first)
    case 'article':
      return restoreArticle(actor, first)
    case 'page':
      return restorePage(actor, first)
    case 'mail_text':
      return restoreMailText(actor, first)
    case 'store_text':
      return restoreStoreText(actor, first)
    default:
      return restoreAllSettings(actor, first)
  }
}

/** Their fields first: by what they consist of it is decided how they are delivered. */
async function restoreProductsAndParts(
  actor: Actor,
  changes: readonly UndoableChange[],
): Promise<Undoing> {
  const fields = changes.filter((change) => !isOfParts(change))
  const products =
    fields.length > 0 ? await restoreProducts(actor, fields) : { undone: 0, kept: [] }
  const parts = await restoreParts(actor, changes.filter(isOfParts))
  return { undone: products.undone + parts.undone, kept: [...products.kept, ...parts.kept] }
}

async function restoreAllSettings(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const done = await restoreSettings(actor, change)
  if ('lowStockThreshold' in change.undo.before) await refreshAllStock()
  return done
}
