import 'server-only'
import { db } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { SEO_TAG } from './cache-tags'
import type { SeoPage, SeoPageChange } from './contracts'
import { seoPage, toSeoPage } from './queries'
import {
  lockSeoPage,
  onAddressTaken,
  SEO_PAGE_ENTITY,
  seoColumns,
  seoFieldsOf,
} from './seo-page-writes'

/**
 * Changes the SEO of a page.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a path that
 *   another entry is about; `invalid` for a path in another language
 */
export async function changeSeoPage(
  actor: Named,
  id: number,
  { expectedUpdatedAt, ...change }: SeoPageChange,
): Promise<SeoPage> {
  await db().$transaction(async (tx) => {
    const before = await lockSeoPage(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisPage'))
    await requireUploads(tx, change)
    const data = seoColumns({ ...seoFieldsOf(before), ...change })
    const after = await tx.seoPage.update({ where: { id }, data }).catch(onAddressTaken)
    await recordAudit(tx, actor, {
      action: 'seo-page.update',
      entityType: SEO_PAGE_ENTITY,
      entityId: id,
      before: seoFieldsOf(before),
      after: seoFieldsOf(toSeoPage(after)),
    })
    await invalidateTags(tx, [SEO_TAG])
  })
  return seoPage(id)
}
