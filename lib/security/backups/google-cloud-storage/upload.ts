import { createHash } from 'node:crypto'
import { z } from 'zod'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { log } from '@/lib/core/log'
import { inParts, type Part } from '@/lib/platform/object-storage/parts'
import { persistently } from '@/lib/platform/object-storage/persistently'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { answered, type Bucket, callBucket, refusal, storageUrl } from './bucket'
import { deleteObject } from './objects'

/** So often a part is gone on with that comes in pieces. */
const MOST_PIECES = 20

/** An object as the bucket describes it once it is complete. */
const objectSchema = z.object({ size: z.coerce.number(), md5Hash: z.string() })
type StoredObject = z.output<typeof objectSchema>

/** How far an upload is: how many bytes the bucket has kept, or the object once it is complete. */
type Progress = { kept: number } | { object: StoredObject }

/** Begins an upload. @returns its address, which is all that is needed to go on with it */
async function begin(bucket: Bucket, key: string): Promise<string> {
  const { headers } = await callBucket(bucket, {
    method: 'POST',
    isUpload: true,
    path: 'o',
    query: { uploadType: 'resumable', name: key },
    headers: {
      'content-type': 'application/json',
      'x-upload-content-type': 'application/octet-stream',
    },
    body: '{}',
  })
  const address = URL.parse(headers.get('location') ?? '')
  if (address?.origin !== new URL(storageUrl()).origin)
    throw new StorageError('The bucket did not begin an upload.', 200)
  return address.href
}

const lost = () => new StorageError('The bucket ended the upload before it was done.', 410)

/** Sends bytes to an upload, or none to ask how far it is. @param range which these are */
async function send(
  upload: string,
  range: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Progress> {
  const answer = await answered({
    url: upload,
    method: 'PUT',
    headers: { 'content-range': `bytes ${range}` },
    body: body ?? '',
  })
  const { status, headers, text } = answer
  if (status === 308) {
    const [, last] = headers.get('range')?.match(/^bytes=0-(\d{1,15})$/) ?? []
    return { kept: last === undefined ? 0 : Number(last) + 1 }
  }
  if (status === 404 || status === 410) throw lost()
  if (status !== 200 && status !== 201) throw refusal(answer)
  const { data } = objectSchema.safeParse(jsonOrNull(text))
  if (!data) throw new StorageError('The bucket did not confirm a part.', null)
  return { object: data }
}

/**
 * Sends a part from where the bucket has kept it. After a call that failed it is asked how far it is, and sent the rest.
 *
 * @param start where the part begins in the object
 * @returns the object, after the last part
 */
async function sendPart(
  upload: string,
  { bytes, isLast }: Part,
  start: number,
): Promise<StoredObject | null> {
  const end = start + bytes.length
  const size = isLast ? String(end) : '*'
  let from = start
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    let isFirst = true
    const progress = await persistently(() => {
      const mayHaveSome = !isFirst || from === end
      isFirst = false
      return mayHaveSome
        ? send(upload, `*/${size}`)
        : send(upload, `${from}-${end - 1}/${size}`, bytes.subarray(from - start))
    })
    if ('object' in progress) return progress.object
    from = progress.kept
    if (from < start || from > end) throw lost()
    if (from === end && !isLast) return null
  }
  throw lost()
}

async function sendAll(
  upload: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ sent: number; md5: string; object: StoredObject }> {
  const md5 = createHash('md5')
  let sent = 0
  for await (const part of inParts(bytes)) {
    md5.update(part.bytes)
    const object = await sendPart(upload, part, sent)
    sent += part.bytes.length
    if (object && part.isLast) return { sent, md5: md5.digest('base64'), object }
  }
  throw lost()
}

/**
 * Writes an object as `BackupStore` says it. The bucket tells its size and its MD5, which are compared. An upload that is not
 * completed is seen by nobody, costs nothing, and ends by itself after a week.
 * https://cloud.google.com/storage/docs/performing-resumable-uploads
 *
 * @returns its size in bytes
 * @throws StorageError, and what `bytes` throws
 */
export async function uploadObject(
  bucket: Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const upload = await begin(bucket, key)
  const { sent, md5, object } = await sendAll(upload, bytes).catch(async (error: unknown) => {
    await answered({ url: upload, method: 'DELETE', headers: {} }).catch((failure: unknown) =>
      log.warn({ err: failure }, 'an upload of a backup could not be ended'),
    )
    throw error
  })
  if (object.size === sent && object.md5Hash === md5) return sent
  await deleteObject(bucket, key)
  throw new StorageError(
    object.size === sent
      ? 'The bucket has other bytes of it than it was sent.'
      : `The bucket has ${object.size} bytes of it, and was sent ${sent}.`,
    200,
  )
}
