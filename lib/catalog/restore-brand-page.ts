import 'server-only'
import { db } from '@/lib/core/db'
import { differences, stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { catalogTags } from './cache-tags'
import { BRAND_ENTITY, brandFieldsSchema, lockBrandPage, UNPRESENTED } from './stored-brand-page'

/**
 * Undoes a change of how a publisher is presented, or its end.
 *
 * @throws AppError `conflict` when it was changed since; `invalid` for a picture that is gone
 */
export function restoreBrandPage(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const publisher = change.entityId
  return db().$transaction(async (tx) => {
    const { fields: now } = await lockBrandPage(tx, publisher)
    const { before, after } = change.undo
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !after || !stillHas(now, after)) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const page = brandFieldsSchema.parse({ ...now, ...before })
    await requireUploads(tx, { image: page.image })
    const isPresented = Object.keys(differences(page, UNPRESENTED).before).length > 0
    if (isPresented)
      await tx.brandPage.upsert({
        where: { publisher },
        create: { publisher, ...page },
        update: page,
      })
    else await tx.brandPage.deleteMany({ where: { publisher } })
    await recordAudit(tx, actor, {
      action: 'brand.undo',
      entityType: BRAND_ENTITY,
      entityId: publisher,
      before: now,
      after: page,
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidateTags(tx, [catalogTags.brands])
    return { undone: 1, kept: [] }
  })
}
