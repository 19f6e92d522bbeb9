import 'server-only'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { db } from '@/lib/core/db'
import { replacePageDraft, savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { HomepagePreview, HomepagePreviewAnswer } from './contracts'
import { HOMEPAGE_DRAFT } from './queries'
import { requirePictures } from './require-pictures'

/**
 * Stores a draft for a preview of one hour, by whoever knows its address, or puts it in the place of an earlier one of the
 * same user's, which leaves no further trace.
 *
 * @throws AppError `invalid`
 */
export function previewHomepage(
  actor: Actor,
  { content, replaces }: HomepagePreview,
): Promise<HomepagePreviewAnswer> {
  return db().$transaction(async (tx) => {
    await requirePictures(tx, content, await mainBanners(tx))
    const draft = { page: HOMEPAGE_DRAFT, content, username: actor.username }
    const replaced = replaces ? await replacePageDraft(tx, replaces, draft) : null
    if (replaced) return answer(replaced)
    const saved = await savePageDraft(tx, draft)
    await recordAudit(tx, actor, {
      action: 'homepage.preview',
      entityType: 'homepage',
      entityId: 'home',
    })
    return answer(saved)
  })
}

const answer = ({ id, expiresAt }: { id: string; expiresAt: Date }): HomepagePreviewAnswer => ({
  id,
  path: `/preview/homepage/${id}`,
  endsAt: expiresAt.toISOString(),
})
