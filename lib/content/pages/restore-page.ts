import 'server-only'
import { db } from '@/lib/core/db'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import {
  auditedPage,
  invalidatePage,
  keepPageVersion,
  lockPageIfThere,
  onPageSlugTaken,
  PAGE_ENTITY,
  type PageFields,
  requirePagePictures,
  storedPage,
  storedPageSchema,
} from './page-writes'

/**
 * Undoes the change or the deletion of a page.
 *
 * @throws AppError `conflict` when it was changed since, or for a slug that is taken; `invalid` for a picture that is gone
 */
export async function restorePage(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const id = Number(change.entityId)
  await db().$transaction(async (tx) => {
    const now = await lockPageIfThere(tx, id)
    const { before, after } = change.undo
    const isUntouched = after ? now && stillHas(storedPage(now), after) : !now
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isUntouched) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const stored = storedPageSchema.parse({ ...(now && storedPage(now)), ...before })
    const page: PageFields = {
      ...stored,
      publishedAt: new Date(stored.publishedAt),
      publishAt: ifStillToCome(stored.publishAt),
    }
    await requirePagePictures(tx, page)
    await (now
      ? tx.page.update({ where: { id }, data: page })
      : tx.page.create({ data: { ...page, id } })
    ).catch(onPageSlugTaken)
    if (now) await keepPageVersion(tx, { before: now, after: page, replacedBy: actor.username })
    await recordAudit(tx, actor, {
      action: 'page.undo',
      entityType: PAGE_ENTITY,
      entityId: id,
      ...(now && { before: auditedPage(now) }),
      after: auditedPage(page),
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidatePage(tx, ...(now ? [now, page] : [page]))
  })
  return { undone: 1, kept: [] }
}

/** What somebody takes back must not publish itself at the next minute. */
const ifStillToCome = (publishAt: string | null): Date | null =>
  publishAt !== null && Date.parse(publishAt) > Date.now() ? new Date(publishAt) : null
