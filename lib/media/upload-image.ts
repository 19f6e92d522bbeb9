import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { StoredMedia } from './contracts'
import { cleanPicture, storeImage } from './store-image'

/** Stores a picture that was uploaded in the back office. @throws AppError as {@link cleanPicture} */
export async function uploadImage(actor: Actor, file: File): Promise<StoredMedia> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await cleanPicture({ bytes, fileName: file.name })
  return db().$transaction(async (tx) => {
    const media = await storeImage(tx, picture)
    await recordAudit(tx, actor, {
      action: 'media.upload',
      entityType: 'media',
      entityId: media.sha256,
      after: { url: media.url, contentType: media.contentType, bytes: picture.bytes.byteLength },
    })
    return media
  })
}
