import 'server-only'
import { db } from '@/lib/core/db'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { catalogTags } from './cache-tags'
import {
  COLLECTION_ENTITY,
  collectionFieldsSchema,
  collectionOf,
  fieldsOf,
  onCollectionSlugTaken,
} from './stored-collection'

/**
 * Undoes the change of a collection, or its deletion. Products and categories that are gone since are passed over, as in
 * any collection.
 *
 * @throws AppError `conflict` when it was changed since, or for a slug that is taken; `invalid` for a picture that is gone
 */
export function restoreCollection(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const id = Number(change.entityId)
  return db().$transaction(async (tx) => {
    await lockRows(tx, 'Collection', { id })
    const row = await tx.collection.findUnique({ where: { id } })
    const now = row && fieldsOf(collectionOf(row))
    const { before, after } = change.undo
    const isUntouched = after ? now !== null && stillHas(now, after) : now === null
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isUntouched) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const fields = collectionFieldsSchema.parse({ ...now, ...before })
    await requireUploads(tx, { image: fields.image })
    await tx.collection
      .upsert({
        where: { id },
        create: { id, ...fields },
        update: fields,
        select: { id: true },
      })
      .catch(onCollectionSlugTaken(fields.slug))
    await recordAudit(tx, actor, {
      action: 'collection.undo',
      entityType: COLLECTION_ENTITY,
      entityId: id,
      ...(now && { before: now }),
      after: fields,
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidateTags(tx, [catalogTags.collections])
    return { undone: 1, kept: [] }
  })
}
