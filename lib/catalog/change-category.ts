import 'server-only'
import { differences } from '@/lib/core/differences'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { adminCategory } from './back-office-queries'
import { catalogTags } from './cache-tags'
import type { AdminCategory, CategoryChange } from './category-contracts'
import {
  CATEGORY_ENTITY,
  categoryFieldsOf,
  changeTree,
  nextPosition,
  requireCategory,
  requireValidCategory,
} from './category-tree'

/**
 * Changes a category.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a slug that is
 *   taken; `invalid` for a parent that can't be one
 */
export async function changeCategory(
  actor: Named,
  id: number,
  { expectedUpdatedAt, ...change }: CategoryChange,
): Promise<AdminCategory> {
  await changeTree(async (tx, all) => {
    const before = requireCategory(all, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisCategory'))
    const category = requireValidCategory(all, id, { ...categoryFieldsOf(before), ...change })
    if (category.bannerImage !== before.bannerImage)
      await requireUploads(tx, { bannerImage: category.bannerImage })
    const position =
      before.parentId === category.parentId ? before.position : nextPosition(all, category.parentId)
    await tx.category.update({ where: { id }, data: { ...category, position } })
    const changed = differences({ ...before }, { ...category, position })
    await recordAudit(tx, actor, {
      action: 'category.update',
      entityType: CATEGORY_ENTITY,
      entityId: id,
      before: categoryFieldsOf(before),
      after: categoryFieldsOf(category),
      undo: undoState(changed.before, changed.after),
    })
    await invalidateTags(tx, [catalogTags.categories])
  })
  return adminCategory(id)
}
