import 'server-only'
import { publishAtOf } from '@/lib/content/articles/article-writes'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { requirePagePictures } from '@/lib/content/pages/page-writes'
import { db, type Tx } from '@/lib/core/db'
import { versionConflict } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminStoreText, StoreTextInput } from './contracts'
import { requireStoreText } from './queries'
import {
  auditedStoreText,
  checkedTexts,
  invalidateStoreText,
  keepStoreTextVersion,
  type LockedStoreText,
  lockStoreText,
  STORE_TEXT_ENTITY,
  type StoreTextFields,
  undoOfStoreText,
} from './store-text-writes'

/**
 * Writes the owner's text on a page of the store.
 *
 * @throws AppError `conflict` when somebody else has changed it; `invalid` for an unknown variable or a picture that is gone
 */
export async function saveStoreText(
  actor: Actor,
  page: StoreTextPage,
  { expectedUpdatedAt, ...input }: StoreTextInput,
): Promise<AdminStoreText> {
  const texts = checkedTexts(page, input.texts)
  await db().$transaction(async (tx) => {
    const before = await lockStoreText(tx, page)
    requireLoaded(before, expectedUpdatedAt)
    await requirePagePictures(tx, { texts, blocks: [] })
    const after = {
      texts,
      isPublished: input.isPublished,
      publishedAt: input.isPublished && before?.isPublished ? before.publishedAt : new Date(),
      publishAt: publishAtOf(input.isPublished, input.publishAt),
    }
    await write(tx, page, after)
    if (before) await keepStoreTextVersion(tx, before, after, actor.username)
    await recordAudit(tx, actor, {
      action: before ? 'store_text.update' : 'store_text.create',
      entityType: STORE_TEXT_ENTITY,
      entityId: page,
      ...(before && { before: auditedStoreText(before), undo: undoOfStoreText(before, after) }),
      after: auditedStoreText(after),
    })
    await invalidateStoreText(tx, before, after)
  })
  return requireStoreText(page)
}

function requireLoaded(before: LockedStoreText | null, expected: string | null | undefined): void {
  if (expected === undefined) return
  const loaded = expected === null ? null : Date.parse(expected)
  if (loaded !== (before?.updatedAt.getTime() ?? null))
    throw versionConflict(say('conflict.thisPage'))
}

const write = (tx: Tx, page: StoreTextPage, text: StoreTextFields & { texts: PageTexts }) =>
  tx.storeText.upsert({ where: { page }, create: { ...text, page }, update: text })
