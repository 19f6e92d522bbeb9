import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { SITE_IMAGES_TAG } from './cache-tags'
import { SITE_IMAGE_SLOTS, type SiteImageKey } from './site-image-slots'
import { requireUploads } from './uploads'

const UPLOAD = /^\/media\/([0-9a-f]{64})\./

/** Until the transaction ends nobody else changes the picture of this slot, which may have no row yet. */
export const lockSiteImage = (tx: Tx, key: SiteImageKey): Promise<void> =>
  lockByName(tx, `site-image:${key}`)

/**
 * Shows another picture in a slot, on the pages at the next request. The transaction must hold the slot
 * (lockSiteImage).
 *
 * @param url a picture of this store; `null` stands for the default
 * @throws AppError `invalid` for an uploaded picture that does not exist
 */
export async function changeSiteImage(
  tx: Tx,
  actor: Actor,
  key: SiteImageKey,
  { before, url }: { before: string | null; url: string | null },
): Promise<void> {
  const { defaultUrl } = SITE_IMAGE_SLOTS[key]
  const after = url ?? defaultUrl
  if (after === before) return
  if (after === null || after === defaultUrl)
    await tx.siteImage.deleteMany({ where: { slot: key } })
  else {
    await requireUploads(tx, { url: after })
    const picture = { url: after, mediaSha256: UPLOAD.exec(after)?.[1] ?? null }
    await tx.siteImage.upsert({
      where: { slot: key },
      create: { slot: key, ...picture },
      update: picture,
    })
  }
  await recordAudit(tx, actor, {
    action: after === defaultUrl ? 'site-image.reset' : 'site-image.update',
    entityType: 'site-image',
    entityId: key,
    before: { url: before },
    after: { url: after },
  })
  await invalidateTags(tx, [SITE_IMAGES_TAG])
}
