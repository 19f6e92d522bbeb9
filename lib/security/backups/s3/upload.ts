import { log } from '@/lib/core/log'
import { BackupStoreError } from '../destination/backup-store'
import { inParts } from '../destination/parts'
import { type Bucket, callBucket, refusal, textsOf } from './bucket'

type Upload = { key: string; uploadId: string }

async function begin(bucket: Bucket, key: string): Promise<Upload> {
  const { text } = await callBucket(bucket, {
    method: 'POST',
    key,
    query: { uploads: '' },
    body: '',
  })
  const [uploadId] = textsOf(text, 'UploadId')
  if (!uploadId) throw new BackupStoreError('The bucket did not begin an upload.', 200)
  return { key, uploadId }
}

const abort = (bucket: Bucket, { key, uploadId }: Upload) =>
  callBucket(bucket, { method: 'DELETE', key, query: { uploadId }, tries: 2 })

/** The service answers 200 before it is done, and may name an error after that. */
async function complete(
  bucket: Bucket,
  { key, uploadId }: Upload,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const { text } = await callBucket(bucket, {
    method: 'POST',
    key,
    query: { uploadId },
    body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
  })
  if (/<Error>/.test(text)) throw refusal(200, text)
}

/** Whether an object is there as it was sent. */
async function requireWhole(bucket: Bucket, key: string, size: number): Promise<void> {
  const { headers } = await callBucket(bucket, { method: 'HEAD', key })
  if (Number(headers['content-length']) !== size)
    throw new BackupStoreError(
      `The bucket has ${headers['content-length']} bytes of it, and was sent ${size}.`,
      200,
    )
}

/**
 * Writes an object as `BackupStore` says it. The service compares each part with its SHA-256, which is signed.
 *
 * @returns its size in bytes
 * @throws BackupStoreError, and what `bytes` throws
 */
export async function uploadObject(
  bucket: Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const upload = await begin(bucket, key)
  try {
    const tags: string[] = []
    let size = 0
    for await (const { bytes: body } of inParts(bytes)) {
      const query = { partNumber: String(tags.length + 1), uploadId: upload.uploadId }
      const { headers } = await callBucket(bucket, { method: 'PUT', key, query, body })
      if (!headers.etag) throw new BackupStoreError('The bucket did not confirm a part.', 200)
      tags.push(headers.etag)
      size += body.length
    }
    // Its answer may be lost though all was done; the size of the object tells.
    const failure = await complete(bucket, upload, tags).catch((error: unknown) => error)
    await requireWhole(bucket, key, size).catch((error: unknown) => {
      throw failure ?? error
    })
    return size
  } catch (error) {
    await abort(bucket, upload).catch((failure: unknown) =>
      log.warn({ err: failure }, 'an upload of a backup could not be aborted'),
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
  const { text } = await callBucket(bucket, { method: 'GET', query: { uploads: '', prefix } })
  for (const [, upload = ''] of text.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const [key] = textsOf(upload, 'Key')
    const [uploadId] = textsOf(upload, 'UploadId')
    if (key?.startsWith(prefix) && uploadId) await abort(bucket, { key, uploadId })
  }
}
