import { type Bucket, callBucket, refusal, textsOf } from './bucket'
import { sizeOfObject } from './objects'
import { StorageError } from './storage-error'

/** An upload in parts that has begun. Its parts are paid for, and seen by nobody, until it is completed or aborted. */
export type Upload = { key: string; uploadId: string }

/** The least that a part may have, except the last; in bytes. https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
export const LEAST_PART_BYTES = 5 * 2 ** 20
/** From the same page. */
export const MOST_PARTS = 10_000

type Part = { number: number; tag: string; size: number }

/** @throws StorageError */
export async function beginUpload(bucket: Bucket, key: string): Promise<Upload> {
  const { text } = await callBucket(bucket, {
    method: 'POST',
    key,
    query: { uploads: '' },
    body: '',
  })
  const [uploadId] = textsOf(text, 'UploadId')
  if (!uploadId) throw new StorageError('The bucket did not begin an upload.', 200)
  return { key, uploadId }
}

/**
 * Sends a part, in the place of one of the same number. The service compares it with its SHA-256, which is signed.
 *
 * @param number from 1
 * @throws StorageError
 */
export async function sendPart(
  bucket: Bucket,
  { key, uploadId }: Upload,
  number: number,
  body: Uint8Array,
): Promise<Part> {
  const query = { partNumber: String(number), uploadId }
  const { headers } = await callBucket(bucket, { method: 'PUT', key, query, body })
  if (!headers.etag) throw new StorageError('The bucket did not confirm a part.', 200)
  return { number, tag: headers.etag, size: body.length }
}

/** The parts of an upload that have arrived, by their numbers. @throws StorageError */
export async function partsOf(bucket: Bucket, { key, uploadId }: Upload): Promise<Part[]> {
  const parts: Part[] = []
  let marker: string | undefined
  do {
    const { text } = await callBucket(bucket, {
      method: 'GET',
      key,
      query: { uploadId, ...(marker === undefined ? {} : { 'part-number-marker': marker }) },
    })
    for (const [, entry = ''] of text.matchAll(/<Part>(.*?)<\/Part>/gs)) {
      const [number = ''] = textsOf(entry, 'PartNumber')
      const [tag = ''] = textsOf(entry, 'ETag')
      const [size = ''] = textsOf(entry, 'Size')
      parts.push({ number: Number(number), tag, size: Number(size) })
    }
    const isCut = textsOf(text, 'IsTruncated')[0] === 'true'
    marker = isCut ? textsOf(text, 'NextPartNumberMarker')[0] : undefined
  } while (marker !== undefined)
  return parts.sort((one, other) => one.number - other.number)
}

/**
 * Makes the object of an upload's parts, and makes sure that all of it is there: the answer may be lost though all was
 * done, and the service answers 200 before it is done, and may name an error after that.
 *
 * @throws StorageError
 */
export async function completeUpload(
  bucket: Bucket,
  upload: Upload,
  parts: readonly Part[],
): Promise<void> {
  const failure = await combine(bucket, upload, parts).catch((error: unknown) => error)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  await requireWhole(bucket, upload.key, size).catch((error: unknown) => {
    throw failure ?? error
  })
}

async function combine(
  bucket: Bucket,
  { key, uploadId }: Upload,
  parts: readonly Part[],
): Promise<void> {
  const listed = parts.map(
    ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const { text } = await callBucket(bucket, {
    method: 'POST',
    key,
    query: { uploadId },
    body: `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
  })
  if (/<Error>/.test(text)) throw refusal(200, text)
}

async function requireWhole(bucket: Bucket, key: string, size: number): Promise<void> {
  const stored = await sizeOfObject(bucket, key)
  if (stored !== size)
    throw new StorageError(`The bucket has ${stored} bytes of it, and was sent ${size}.`, 200)
}

/** @throws StorageError */
export async function abortUpload(bucket: Bucket, { key, uploadId }: Upload): Promise<void> {
  await callBucket(bucket, { method: 'DELETE', key, query: { uploadId }, tries: 2 })
}

/** The uploads to keys with a prefix that were neither completed nor aborted. @throws StorageError */
export async function openUploads(
  bucket: Bucket,
  prefix: string,
): Promise<(Upload & { begunAt: Date })[]> {
  const { text } = await callBucket(bucket, { method: 'GET', query: { uploads: '', prefix } })
  return [...text.matchAll(/<Upload>(.*?)<\/Upload>/gs)].flatMap(([, upload = '']) => {
    const [key] = textsOf(upload, 'Key')
    const [uploadId] = textsOf(upload, 'UploadId')
    const begunAt = new Date(textsOf(upload, 'Initiated')[0] ?? '')
    return key?.startsWith(prefix) && uploadId ? [{ key, uploadId, begunAt }] : []
  })
}
