import 'server-only'
import { Prisma } from '@/lib/core/db'
import { versionConflict } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { catalogTags } from './cache-tags'
import type { CategoryOrder } from './category-contracts'
import { CATEGORY_ENTITY, changeTree } from './category-tree'

/**
 * Puts the categories below a parent into another order.
 *
 * @throws AppError `conflict` when these are not, or no longer, all of them
 */
export async function orderCategories(
  actor: Actor,
  { parentId, ids }: CategoryOrder,
): Promise<void> {
  await changeTree(async (tx, all) => {
    const siblings = all
      .filter((row) => row.parentId === parentId)
      .sort((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id }) => id)
    if (siblings.length !== ids.length || siblings.some((id) => !ids.includes(id)))
      throw versionConflict(say('conflict.theCategories'))
    // Past `updatedAt`: a new order is no reason to refuse what is typed into an open dialog.
    await tx.$executeRaw(Prisma.sql`
      UPDATE "Category" c SET "position" = o."place" - 1
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "place") WHERE c."id" = o."id"`)
    await recordAudit(tx, actor, {
      action: 'category.order',
      entityType: CATEGORY_ENTITY,
      entityId: parentId ?? 'main',
      before: { ids: siblings },
      after: { ids },
    })
    await invalidateTags(tx, [catalogTags.categories])
  })
}
