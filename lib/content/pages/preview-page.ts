import 'server-only'
import { db } from '@/lib/core/db'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { PagePreview, PagePreviewAnswer } from './contracts'
import { PAGE_ENTITY, sanitizedTexts } from './page-writes'
import { OWN_PAGE_DRAFT } from './queries'

/** Stores a version of a page, saved or not, for a preview of one hour by whoever knows its address. @returns that */
export async function previewPage(
  actor: Actor,
  { texts, locale, pageId }: PagePreview,
): Promise<PagePreviewAnswer> {
  const { id } = await db().$transaction(async (tx) => {
    const draft = await savePageDraft(tx, {
      page: OWN_PAGE_DRAFT,
      username: actor.username,
      content: sanitizedTexts(texts),
    })
    await recordAudit(tx, actor, {
      action: 'page.preview',
      entityType: PAGE_ENTITY,
      entityId: pageId ?? 'new',
    })
    return draft
  })
  return { path: `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/pages/preview/${id}` }
}
