import 'server-only'
import { publishAtOf } from '@/lib/content/articles/article-writes'
import { db } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminPage, PageChange } from './contracts'
import {
  auditedPage,
  invalidatePage,
  keepPageVersion,
  lockPage,
  onPageSlugTaken,
  PAGE_ENTITY,
  type PageFields,
  requirePagePictures,
  requirePageSlug,
  sanitizedTexts,
  undoOfPage,
} from './page-writes'
import { requireAdminPage } from './queries'

/**
 * Changes a page.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a slug that is taken; `invalid`
 */
export async function changePage(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: PageChange,
): Promise<AdminPage> {
  await db().$transaction(async (tx) => {
    const before = await lockPage(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisPage'))
    const { defaultLanguage } = await currentSettings(tx)
    const after = withChange(before, change, defaultLanguage)
    if (change.texts || change.blocks) await requirePagePictures(tx, after)
    await tx.page.update({ where: { id }, data: after }).catch(onPageSlugTaken)
    await keepPageVersion(tx, { before, after, replacedBy: actor.username })
    await recordAudit(tx, actor, {
      action: 'page.update',
      entityType: PAGE_ENTITY,
      entityId: id,
      before: auditedPage(before),
      after: auditedPage(after),
      undo: undoOfPage(before, after),
    })
    await invalidatePage(tx, before, after)
  })
  return requireAdminPage(id)
}

function withChange(
  before: PageFields,
  change: Omit<PageChange, 'expectedUpdatedAt'>,
  defaultLanguage: string,
): PageFields {
  const texts = change.texts ? sanitizedTexts(change.texts) : before.texts
  const isPublished = change.isPublished ?? before.isPublished
  return {
    texts,
    blocks: change.blocks ?? before.blocks,
    slug:
      change.slug === undefined
        ? before.slug
        : requirePageSlug(change.slug, texts, defaultLanguage),
    isPublished,
    publishedAt: isPublished && !before.isPublished ? new Date() : before.publishedAt,
    publishAt:
      change.publishAt === undefined
        ? isPublished
          ? null
          : before.publishAt
        : publishAtOf(isPublished, change.publishAt),
  }
}
