import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { SITE_IMAGE_SLOTS, type SiteImageKey } from '@/lib/media/site-image-slots'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { SITE_IMAGES_TAG } from './cache-tags'

const UPLOAD = /^\/media\/([0-9a-f]{64})\./

/** Names the lock of a place in the store, which may have no row yet. */
const lockName = (key: SiteImageKey) => `site-image:${key}`

/** Until the transaction ends nobody else lets the place show another picture. */
export async function lockSiteImage(tx: Tx, key: SiteImageKey): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT pg_advisory_xact_lock(hashtext(${lockName(key)}))`)
}

/**
 * Lets a place show another picture, on the pages at the next request. The transaction must hold the
 * place (lockSiteImage).
 *
 * @param url a picture of this store; `null` or the default for what it showed at first
 * @throws AppError `invalid` for an uploaded picture that is not there
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
