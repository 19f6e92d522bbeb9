import 'server-only'
import { db } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { SEO_TAG } from './cache-tags'
import { lockSeoPage, SEO_PAGE_ENTITY, seoFieldsOf } from './seo-page-writes'

/** Removes a page's own SEO, so that it shows the store's defaults. @throws AppError `not_found` */
export async function deleteSeoPage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockSeoPage(tx, id)
    await tx.seoPage.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'seo-page.delete',
      entityType: SEO_PAGE_ENTITY,
      entityId: id,
      before: seoFieldsOf(before),
    })
    await invalidateTags(tx, [SEO_TAG])
  })
}
