import 'server-only'
import { db } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError, invalidField } from '@/lib/core/errors'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { AdminBrand, BrandPageInput } from './brand-page-contracts'
import { adminBrands } from './brand-pages'
import { catalogTags } from './cache-tags'
import { BRAND_ENTITY, lockBrandPage, UNPRESENTED } from './stored-brand-page'

/**
 * Presents a publisher, or changes how it is presented.
 *
 * @throws AppError `conflict` when somebody else has changed it; `invalid` for a publisher of no product, or a picture that does
 *   not exist
 */
export function changeBrandPage(
  actor: Actor,
  { publisher, expectedUpdatedAt, ...page }: BrandPageInput,
): Promise<AdminBrand> {
  return db().$transaction(async (tx) => {
    const { fields: before, updatedAt } = await lockBrandPage(tx, publisher)
    requireVersion(
      updatedAt?.toISOString() ?? null,
      expectedUpdatedAt && new Date(expectedUpdatedAt).toISOString(),
      say('conflict.thisBrand'),
    )
    if (updatedAt === null && (await tx.product.count({ where: { publisher }, take: 1 })) === 0)
      throw invalidField('publisher', say('brands.unknown'))
    await requireUploads(tx, { image: page.image })
    await tx.brandPage.upsert({
      where: { publisher },
      create: { publisher, ...page },
      update: page,
    })
    const changed = differences(before, page)
    await recordAudit(tx, actor, {
      action: 'brand.update',
      entityType: BRAND_ENTITY,
      entityId: publisher,
      before,
      after: page,
      undo: undoState(changed.before, changed.after),
    })
    await invalidateTags(tx, [catalogTags.brands])
    const saved = (await adminBrands(tx)).find((brand) => brand.publisher === publisher)
    if (!saved) throw new Error('A brand was not stored')
    return saved
  })
}

/**
 * Leaves a publisher its name and initials alone.
 *
 * @throws AppError `not_found` for one that is not presented
 */
export function removeBrandPage(actor: Actor, publisher: string): Promise<void> {
  return db().$transaction(async (tx) => {
    const { fields: before, updatedAt } = await lockBrandPage(tx, publisher)
    if (updatedAt === null) throw new AppError('not_found', say('brands.notPresented'))
    await tx.brandPage.delete({ where: { publisher } })
    const changed = differences(before, UNPRESENTED)
    await recordAudit(tx, actor, {
      action: 'brand.remove',
      entityType: BRAND_ENTITY,
      entityId: publisher,
      before,
      undo: undoState(changed.before, changed.after),
    })
    await invalidateTags(tx, [catalogTags.brands])
  })
}
