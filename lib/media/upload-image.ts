import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { StoredMedia } from './contracts'
import { storeImage } from './store-image'

/** Stores a picture that was uploaded in the back office. @throws AppError as {@link storeImage} */
export async function uploadImage(actor: Actor, file: File): Promise<StoredMedia> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return db().$transaction(async (tx) => {
    const media = await storeImage(tx, { bytes, fileName: file.name })
    await recordAudit(tx, actor, {
      action: 'media.upload',
      entityType: 'media',
      entityId: media.sha256,
      after: { url: media.url, contentType: media.contentType, bytes: bytes.byteLength },
    })
    return media
  })
}
