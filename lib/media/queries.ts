import 'server-only'
import { db } from '@/lib/core/db'
import { uploadNamed } from './uploads'

type MediaFile = { sha256: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * An uploaded file by its name in the address, `{sha256}.{extension}`.
 *
 * @returns `null` unless there is such a file and the extension is its own
 */
export async function mediaFile(file: string): Promise<MediaFile | null> {
  const upload = uploadNamed(file)
  if (!upload) return null
  return db().media.findUnique({
    where: upload,
    select: { sha256: true, contentType: true, bytes: true },
  })
}
