import 'server-only'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { adminCategory } from './back-office-queries'
import { catalogTags } from './cache-tags'
import type { AdminCategory, CategoryInput } from './category-contracts'
import {
  CATEGORY_ENTITY,
  categoryFieldsOf,
  changeTree,
  nextPosition,
  requireValidCategory,
} from './category-tree'

/**
 * Adds a category behind its siblings.
 *
 * @throws AppError `conflict` for a slug that is taken, `invalid` for a parent that can't be one
 */
export async function createCategory(actor: Named, input: CategoryInput): Promise<AdminCategory> {
  const id = await changeTree(async (tx, all) => {
    const category = requireValidCategory(all, null, input)
    await requireUploads(tx, { bannerImage: category.bannerImage })
    const created = await tx.category.create({
      data: { ...category, position: nextPosition(all, category.parentId) },
    })
    await recordAudit(tx, actor, {
      action: 'category.create',
      entityType: CATEGORY_ENTITY,
      entityId: created.id,
      after: categoryFieldsOf(category),
    })
    await invalidateTags(tx, [catalogTags.categories])
    return created.id
  })
  return adminCategory(id)
}
