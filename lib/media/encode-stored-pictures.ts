import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { encodeAnew, type PictureKind } from './image-encoding'
import { readImageSize } from './image-size'

const KINDS: Record<string, PictureKind> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

type Stored = { sha256: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Encodes the pictures anew that were uploaded before uploads were: they may say where and by whom they were taken. They keep
 * their addresses, so that whatever shows them goes on doing so. Finds nothing to do in a store whose pictures are done.
 */
export async function encodeStoredPictures(): Promise<void> {
  for (;;) {
    const picture = await db().media.findFirst({
      where: { isEncoded: false },
      select: { sha256: true, contentType: true, bytes: true },
    })
    if (!picture) return
    await db().media.updateMany({
      where: { sha256: picture.sha256, isEncoded: false },
      data: { isEncoded: true, ...(await encoded(picture)) },
    })
  }
}

/** What is stored of a picture instead; nothing of one that can't be read, which stays as it is. */
async function encoded({ sha256, contentType, bytes }: Stored) {
  const kind = KINDS[contentType]
  try {
    const anew = kind && (await encodeAnew(bytes, kind))
    const size = kind && anew && readImageSize(anew, kind)
    if (size) return { bytes: anew, byteSize: anew.byteLength, ...size }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  log.warn({ sha256 }, 'a stored picture cannot be encoded anew')
  return {}
}
