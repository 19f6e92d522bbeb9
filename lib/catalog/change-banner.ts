import 'server-only'
import type { Tx } from '@/lib/core/db'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { catalogTags } from './cache-tags'
import { CATEGORY_ENTITY } from './category-tree'

/**
 * Gives a category another banner, as part of a larger change that holds the tree (lockCategories).
 *
 * @throws AppError `invalid` for an uploaded picture that does not exist
 */
export async function changeBanner(
  tx: Tx,
  actor: Actor,
  category: { id: number; bannerImage: string | null },
  bannerImage: string | null,
): Promise<void> {
  await requireUploads(tx, { bannerImage })
  await tx.category.update({ where: { id: category.id }, data: { bannerImage } })
  await recordAudit(tx, actor, {
    action: 'category.update',
    entityType: CATEGORY_ENTITY,
    entityId: category.id,
    before: { bannerImage: category.bannerImage },
    after: { bannerImage },
  })
  await invalidateTags(tx, [catalogTags.categories])
}
