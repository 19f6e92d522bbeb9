import { log } from '@/lib/core/log'
import type { Bucket } from './bucket'
import { abortUpload, beginUpload, completeUpload, openUploads, sendPart } from './multipart'
import { inParts } from './parts'

/**
 * Writes an object part by part, so that one of them is in memory, and makes sure that all of it is there. What fails
 * leaves nothing behind, as far as the bucket can be reached.
 *
 * @returns its size in bytes
 * @throws StorageError, and what `bytes` throws
 */
export async function uploadObject(
  bucket: Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const upload = await beginUpload(bucket, key)
  try {
    const parts: Awaited<ReturnType<typeof sendPart>>[] = []
    for await (const { bytes: body } of inParts(bytes))
      parts.push(await sendPart(bucket, upload, parts.length + 1, body))
    await completeUpload(bucket, upload, parts)
    return parts.reduce((sum, { size }) => sum + size, 0)
  } catch (error) {
    await abortUpload(bucket, upload).catch((failure: unknown) =>
      log.warn({ err: failure }, 'an upload to a bucket could not be aborted'),
    )
    throw error
  }
}

/**
 * Ends the uploads whose process died: their parts are paid for, and seen by nobody.
 *
 * @param prefix of the objects' keys
 */
export async function abortUploads(bucket: Bucket, prefix: string): Promise<void> {
  for (const upload of await openUploads(bucket, prefix)) await abortUpload(bucket, upload)
}
