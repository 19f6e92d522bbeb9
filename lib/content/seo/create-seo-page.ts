import 'server-only'
import { db } from '@/lib/core/db'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { SEO_TAG } from './cache-tags'
import type { SeoPage, SeoPageInput } from './contracts'
import { seoPage, toSeoPage } from './queries'
import { onAddressTaken, SEO_PAGE_ENTITY, seoColumns, seoFieldsOf } from './seo-page-writes'

/**
 * Gives a page its own SEO. It is on the page at the next request.
 *
 * @throws AppError `conflict` when the page has some, `invalid` for a path in another language
 */
export async function createSeoPage(actor: Named, input: SeoPageInput): Promise<SeoPage> {
  const id = await db().$transaction(async (tx) => {
    await requireUploads(tx, input)
    const created = await tx.seoPage.create({ data: seoColumns(input) }).catch(onAddressTaken)
    await recordAudit(tx, actor, {
      action: 'seo-page.create',
      entityType: SEO_PAGE_ENTITY,
      entityId: created.id,
      after: seoFieldsOf(toSeoPage(created)),
    })
    await invalidateTags(tx, [SEO_TAG])
    return created.id
  })
  return seoPage(id)
}
