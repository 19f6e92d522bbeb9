import 'server-only'
import { publishAtOf } from '@/lib/content/articles/article-writes'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminPage, PageInput } from './contracts'
import { MOST_PAGES } from './page-rules'
import {
  auditedPage,
  invalidatePage,
  onPageSlugTaken,
  PAGE_ENTITY,
  type PageFields,
  requirePagePictures,
  requirePageSlug,
  sanitizedTexts,
} from './page-writes'
import { requireAdminPage } from './queries'

/**
 * Adds a page to the store.
 *
 * @throws AppError `invalid`, or `conflict` for a slug that is taken, and when there are {@link MOST_PAGES} pages
 */
export async function createPage(actor: Actor, input: PageInput): Promise<AdminPage> {
  const id = await db().$transaction(async (tx) => {
    await lockByName(tx, 'own pages')
    if ((await tx.page.count()) >= MOST_PAGES)
      throw new AppError('conflict', say('pages.atMost', { count: MOST_PAGES }))
    const { defaultLanguage } = await currentSettings(tx)
    const texts = sanitizedTexts(input.texts)
    const page: PageFields = {
      texts,
      blocks: input.blocks,
      slug: requirePageSlug(input.slug, texts, defaultLanguage),
      isPublished: input.isPublished,
      publishedAt: new Date(),
      publishAt: publishAtOf(input.isPublished, input.publishAt),
    }
    await requirePagePictures(tx, page)
    const created = await tx.page.create({ data: page }).catch(onPageSlugTaken)
    await recordAudit(tx, actor, {
      action: 'page.create',
      entityType: PAGE_ENTITY,
      entityId: created.id,
      after: auditedPage(page),
    })
    await invalidatePage(tx, page)
    return created.id
  })
  return requireAdminPage(id)
}
