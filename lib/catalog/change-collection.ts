import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { catalogTags } from './cache-tags'
import type { AdminCollection, CollectionInput } from './collection-contracts'
import { MAX_COLLECTIONS } from './collection-rules'
import { requireAdminCollection } from './collections'
import {
  COLLECTION_ENTITY,
  type CollectionFields,
  fieldsOf,
  lockCollection,
  onCollectionSlugTaken,
} from './stored-collection'

/**
 * Adds a collection.
 *
 * @throws AppError `conflict` for a slug that is taken, or when there are too many; `invalid` for a product, category or
 *   picture that does not exist
 */
export function createCollection(
  actor: Actor,
  { expectedUpdatedAt: _, ...input }: CollectionInput,
): Promise<AdminCollection> {
  return db().$transaction(async (tx) => {
    if ((await tx.collection.count()) >= MAX_COLLECTIONS)
      throw new AppError('conflict', say('collections.tooMany', { max: MAX_COLLECTIONS }))
    await requireParts(tx, input)
    const { id } = await tx.collection
      .create({ data: input, select: { id: true } })
      .catch(onCollectionSlugTaken(input.slug))
    await recordAudit(tx, actor, {
      action: 'collection.create',
      entityType: COLLECTION_ENTITY,
      entityId: id,
      after: input,
    })
    await invalidateTags(tx, [catalogTags.collections])
    return requireAdminCollection(tx, id)
  })
}

/**
 * Changes a collection; nothing is written when it is as it was.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a slug that is taken; `invalid` as
 *   {@link createCollection}
 */
export function changeCollection(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...input }: CollectionInput,
): Promise<AdminCollection> {
  return db().$transaction(async (tx) => {
    const stored = await lockCollection(tx, id)
    requireUpdatedAt(stored.updatedAt, expectedUpdatedAt, say('conflict.thisCollection'))
    const { before, after } = differences(fieldsOf(stored), input)
    if (Object.keys(after).length > 0) {
      await requireParts(tx, after)
      await tx.collection
        .update({ where: { id }, data: after, select: { id: true } })
        .catch(onCollectionSlugTaken(input.slug))
      await recordAudit(tx, actor, {
        action: 'collection.update',
        entityType: COLLECTION_ENTITY,
        entityId: id,
        before,
        after,
        undo: undoState(before, after),
      })
      await invalidateTags(tx, [catalogTags.collections])
    }
    return requireAdminCollection(tx, id)
  })
}

/** Deletes a collection; its products stay. @throws AppError `not_found` */
export function deleteCollection(actor: Actor, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const before = fieldsOf(await lockCollection(tx, id))
    await tx.collection.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'collection.delete',
      entityType: COLLECTION_ENTITY,
      entityId: id,
      before,
      undo: undoState(before, null),
    })
    await invalidateTags(tx, [catalogTags.collections])
  })
}

/** @throws AppError `invalid` naming the field of a product, category or picture that does not exist */
async function requireParts(
  tx: Tx,
  { image, productIds = [], rules }: Partial<CollectionFields>,
): Promise<void> {
  if (image) await requireUploads(tx, { image })
  if ((await tx.product.count({ where: { id: { in: productIds } } })) < productIds.length)
    throw invalidField('productIds', say('products.unknown'))
  const categoryIds = rules?.categoryIds ?? []
  if ((await tx.category.count({ where: { id: { in: categoryIds } } })) < categoryIds.length)
    throw fieldError('invalid', 'rules.categoryIds', say('categories.unknown'))
}
