import 'server-only'
import { db } from '@/lib/core/db'
import { MAX_SITE_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'
import { encodeForSlot } from '@/lib/media/image-encoding'
import type { SiteImageSlot } from '@/lib/media/site-image-slots'
import { inspectPicture, type Picture, pictureOf, storeImage } from '@/lib/media/store-image'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'

/** Stores a picture as a slot needs it: of its size and format. @throws AppError as inspectPicture */
export async function storeForSlot(
  actor: Actor,
  slot: SiteImageSlot,
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, from }: { fileName: string; from: string },
): Promise<StoredMedia> {
  await inspectPicture(bytes, MAX_SITE_IMAGE_BYTES)
  const encoded = await encodeForSlot(bytes, slot, await currentSettings())
  return storeAudited(actor, await pictureOf(encoded, fileName), { from, slot: slot.key })
}

/**
 * Stores a picture, with an entry in the audit trail.
 *
 * @param origin where it came from, for the audit trail
 */
export function storeAudited(
  actor: Actor,
  picture: Picture,
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
