import 'server-only'
import { db } from '@/lib/core/db'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { replacePageDraft, savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { PagePreview, PagePreviewAnswer } from './contracts'
import { PAGE_ENTITY, requirePagePictures, sanitizedTexts } from './page-writes'
import { OWN_PAGE_DRAFT } from './queries'

/**
 * Stores a version of a page, saved or not, for a preview of one hour by whoever knows its address, or puts it in the place of an
 * earlier one of the same user's, which leaves no further trace.
 *
 * @returns that address
 * @throws AppError `invalid`
 */
export async function previewPage(
  actor: Actor,
  { texts, blocks, locale, pageId, replaces }: PagePreview,
): Promise<PagePreviewAnswer> {
  const { id } = await db().$transaction(async (tx) => {
    const content = { texts: sanitizedTexts(texts), blocks }
    await requirePagePictures(tx, content)
    const made = { page: OWN_PAGE_DRAFT, username: actor.username, content }
    const replaced = replaces ? await replacePageDraft(tx, replaces, made) : null
    if (replaced) return replaced
    const draft = await savePageDraft(tx, made)
    await recordAudit(tx, actor, {
      action: 'page.preview',
      entityType: PAGE_ENTITY,
      entityId: pageId ?? 'new',
    })
    return draft
  })
  return {
    id,
    path: `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/pages/preview/${id}`,
  }
}
