import 'server-only'
import { requirePagePictures } from '@/lib/content/pages/page-writes'
import { db } from '@/lib/core/db'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { storeTextPageSchema } from './contracts'
import {
  auditedStoreText,
  invalidateStoreText,
  keepStoreTextVersion,
  lockStoreText,
  STORE_TEXT_ENTITY,
  storedStoreText,
  storedStoreTextSchema,
} from './store-text-writes'

/**
 * Undoes the change of the owner's text on a page of the store, or its going back to the original.
 *
 * @throws AppError `conflict` when it was changed since; `invalid` for a picture that is gone
 */
export async function restoreStoreText(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const page = storeTextPageSchema.parse(change.entityId)
  await db().$transaction(async (tx) => {
    const now = await lockStoreText(tx, page)
    const { before, after } = change.undo
    const isUntouched = after ? now && stillHas(storedStoreText(now), after) : !now
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isUntouched) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const stored = storedStoreTextSchema.parse({ ...(now && storedStoreText(now)), ...before })
    const text = {
      ...stored,
      publishedAt: new Date(stored.publishedAt),
      publishAt: ifStillToCome(stored.publishAt),
    }
    await requirePagePictures(tx, { texts: text.texts, blocks: [] })
    await tx.storeText.upsert({ where: { page }, create: { ...text, page }, update: text })
    if (now) await keepStoreTextVersion(tx, now, text, actor.username)
    await recordAudit(tx, actor, {
      action: 'store_text.undo',
      entityType: STORE_TEXT_ENTITY,
      entityId: page,
      ...(now && { before: auditedStoreText(now) }),
      after: auditedStoreText(text),
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidateStoreText(tx, now, text)
  })
  return { undone: 1, kept: [] }
}

/** What somebody takes back must not publish itself at the next minute. */
const ifStillToCome = (publishAt: string | null): Date | null =>
  publishAt !== null && Date.parse(publishAt) > Date.now() ? new Date(publishAt) : null
