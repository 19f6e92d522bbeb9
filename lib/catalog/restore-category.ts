import 'server-only'
import { z } from 'zod'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { catalogTags } from './cache-tags'
import {
  CATEGORY_ENTITY,
  categoryFieldsOf,
  changeTree,
  requireValidCategory,
} from './category-tree'

const storedCategorySchema = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  /** Trails from before it was there lack it. */
  listsByName: z.boolean().default(true),
  parentId: z.number().int().nullable(),
  bannerImage: z.string().nullable(),
  position: z.number().int(),
})

/**
 * Undoes the change of a category, or the deletion of an empty one.
 *
 * @throws AppError `conflict` when it was changed since, or for a slug that is taken; `invalid` for a parent that can't
 *   be one any more, or a picture that is gone
 */
export async function restoreCategory(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const id = Number(change.entityId)
  await changeTree(async (tx, all) => {
    const now = all.find((category) => category.id === id)
    const { before, after } = change.undo
    const isUntouched = after ? now && stillHas(now, after) : !now
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isUntouched) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const { position, ...fields } = storedCategorySchema.parse({ ...now, ...before })
    const category = requireValidCategory(all, now ? id : null, fields)
    await requireUploads(tx, { bannerImage: category.bannerImage })
    if (now) await tx.category.update({ where: { id }, data: { ...category, position } })
    else await tx.category.create({ data: { ...category, position, id } })
    await recordAudit(tx, actor, {
      action: 'category.undo',
      entityType: CATEGORY_ENTITY,
      entityId: id,
      ...(now && { before: categoryFieldsOf(now) }),
      after: categoryFieldsOf(category),
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidateTags(tx, [catalogTags.categories])
  })
  return { undone: 1, kept: [] }
}
