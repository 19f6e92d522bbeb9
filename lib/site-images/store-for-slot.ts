import 'server-only'
import { db } from '@/lib/core/db'
import { MAX_SITE_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'
import { encodeForSlot } from '@/lib/media/image-encoding'
import type { SiteImageSlot } from '@/lib/media/site-image-slots'
import { inspectPicture, storeImage } from '@/lib/media/store-image'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'

/** Stores a picture as a slot needs it: of its size and format. @throws AppError as storeImage */
export async function storeForSlot(
  actor: Actor,
  slot: SiteImageSlot,
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, from }: { fileName: string; from: string },
): Promise<StoredMedia> {
  await inspectPicture(bytes, MAX_SITE_IMAGE_BYTES)
  const encoded = await encodeForSlot(bytes, slot, await currentSettings())
  return storeAudited(
    actor,
    { bytes: encoded, fileName, maxBytes: MAX_SITE_IMAGE_BYTES },
    { from, slot: slot.key },
  )
}

/**
 * Stores a picture as it is, with an entry in the audit trail.
 *
 * @param origin where it came from, for the audit trail
 * @throws AppError as storeImage
 */
export function storeAudited(
  actor: Actor,
  picture: Parameters<typeof storeImage>[1],
  origin: { from: string; slot?: string },
): Promise<StoredMedia> {
  return db().$transaction(async (tx) => {
    const media = await storeImage(tx, picture)
    await recordAudit(tx, actor, {
      action: 'media.upload',
      entityType: 'media',
      entityId: media.sha256,
      after: {
        url: media.url,
        contentType: media.contentType,
        bytes: picture.bytes.byteLength,
        ...origin,
      },
    })
    return media
  })
}
