import 'server-only'
import { db } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminBrand, BrandPageInput } from './brand-page-contracts'
import { adminBrands } from './brand-pages'
import { catalogTags } from './cache-tags'

/** What entries of the audit trail call a publisher that is presented. */
const BRAND_ENTITY = 'brand'

const FIELDS = {
  image: true,
  texts: true,
  homePage: true,
  isFeatured: true,
  position: true,
} as const

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
    await lockRows(tx, 'BrandPage', { publisher })
    const stored = await tx.brandPage.findUnique({
      where: { publisher },
      select: { ...FIELDS, updatedAt: true },
    })
    const { updatedAt, ...before } = stored ?? { updatedAt: null }
    requireVersion(
      updatedAt?.toISOString() ?? null,
      expectedUpdatedAt && new Date(expectedUpdatedAt).toISOString(),
      say('conflict.thisBrand'),
    )
    if (!stored && (await tx.product.count({ where: { publisher }, take: 1 })) === 0)
      throw invalidField('publisher', say('brands.unknown'))
    await requireUploads(tx, { image: page.image })
    await tx.brandPage.upsert({
      where: { publisher },
      create: { publisher, ...page },
      update: page,
    })
    await recordAudit(tx, actor, {
      action: 'brand.update',
      entityType: BRAND_ENTITY,
      entityId: publisher,
      ...(stored && { before }),
      after: page,
    })
    await invalidateTags(tx, [catalogTags.brands])
    const changed = (await adminBrands(tx)).find((brand) => brand.publisher === publisher)
    if (!changed) throw new Error('A brand was not stored')
    return changed
  })
}

/**
 * Leaves a publisher its name and initials alone.
 *
 * @throws AppError `not_found` for one that is not presented
 */
export function removeBrandPage(actor: Actor, publisher: string): Promise<void> {
  return db().$transaction(async (tx) => {
    await lockRows(tx, 'BrandPage', { publisher })
    const before = await tx.brandPage.findUnique({ where: { publisher }, select: FIELDS })
    if (!before) throw new AppError('not_found', say('brands.notPresented'))
    await tx.brandPage.delete({ where: { publisher } })
    await recordAudit(tx, actor, {
      action: 'brand.remove',
      entityType: BRAND_ENTITY,
      entityId: publisher,
      before,
    })
    await invalidateTags(tx, [catalogTags.brands])
  })
}
