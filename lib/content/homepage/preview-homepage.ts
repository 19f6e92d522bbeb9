import 'server-only'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { db } from '@/lib/core/db'
import { savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Homepage, HomepagePreviewAnswer } from './contracts'
import { HOMEPAGE_DRAFT } from './queries'
import { requirePictures } from './require-pictures'

/** Stores a draft for a preview of one hour, by whoever knows its address. @throws AppError `invalid` */
export function previewHomepage(actor: Actor, content: Homepage): Promise<HomepagePreviewAnswer> {
  return db().$transaction(async (tx) => {
    await requirePictures(tx, content, await mainBanners(tx))
    const { id, expiresAt } = await savePageDraft(tx, {
      page: HOMEPAGE_DRAFT,
      content,
      username: actor.username,
    })
    await recordAudit(tx, actor, {
      action: 'homepage.preview',
      entityType: 'homepage',
      entityId: 'home',
    })
    return { path: `/preview/homepage/${id}`, endsAt: expiresAt.toISOString() }
  })
}
