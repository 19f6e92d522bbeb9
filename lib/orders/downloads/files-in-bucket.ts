import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { attachment } from '@/lib/http/attachment'
import {
  abortUpload,
  beginUpload,
  completeUpload,
  openUploads,
  partsOf,
  sendPart,
} from '@/lib/platform/object-storage/multipart'
import {
  addressOfObject,
  deleteObject,
  listObjects,
  sizeOfObject,
} from '@/lib/platform/object-storage/objects'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { type BucketOfFiles, bucketOfFiles } from './bucket-of-files'
import { PIECE_BYTES } from './limits'

/** For how long the bucket answers at the address that a link leads to. */
const ADDRESS_SECONDS = 600

type Unfinished = { id: string; size: number; uploadId: string }

export const keyOf = ({ prefix }: BucketOfFiles, id: string) => `${prefix}${id}`

/** @throws AppError `unavailable` */
function requireBucket(): BucketOfFiles {
  const files = bucketOfFiles()
  if (files) return files
  log.error('Files of products are in a bucket, and DOWNLOADS_BUCKET is not set')
  throw inTrouble()
}

const inTrouble = (cause?: unknown) =>
  new AppError('unavailable', say('downloads.bucketInTrouble'), { cause })

/** @throws AppError `unavailable` for whatever the bucket does not do */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'The bucket with the files of products does not do what it is asked')
    throw inTrouble(error)
  }
}

const isMissing = (error: unknown) => error instanceof StorageError && error.status === 404

/** Begins an upload. @returns by what the bucket knows it */
export async function beginInBucket(id: string): Promise<string> {
  const files = requireBucket()
  return reachable(async () => (await beginUpload(files.bucket, keyOf(files, id))).uploadId)
}

/**
 * Sends a piece on to the bucket, which keeps whole ones only.
 *
 * @returns from where to go on, in bytes: the size of the file when all of it is there
 * @throws AppError `conflict` for a piece that would leave a gap, `invalid` for one that is not whole, `unavailable`
 */
export async function receiveInBucket(
  { id, size, uploadId }: Unfinished,
  offset: number,
  readPiece: (room: number) => Promise<Uint8Array>,
): Promise<number> {
  const files = requireBucket()
  const upload = { key: keyOf(files, id), uploadId }
  const number = offset / PIECE_BYTES + 1
  const length = Math.min(PIECE_BYTES, size - offset)
  if (!Number.isInteger(number) || length <= 0) throw notWhole()
  const piece = await readPiece(length)
  if (piece.byteLength < length) throw notWhole()
  return reachable(async () => {
    try {
      const before = await partsOf(files.bucket, upload)
      if (number > before.length + 1) throw new AppError('conflict', say('downloads.pieceTooEarly'))
      const sent = await sendPart(files.bucket, upload, number, piece)
      const parts = [...before.filter((part) => part.number !== number), sent]
      if (parts.length < Math.ceil(size / PIECE_BYTES)) return parts.length * PIECE_BYTES
      parts.sort((one, other) => one.number - other.number)
      await completeUpload(files.bucket, upload, parts)
      return size
    } catch (error) {
      // The same piece was sent twice, and the other one completed the file.
      if (isMissing(error) && (await sizeOfObject(files.bucket, upload.key)) === size) return size
      throw error
    }
  })
}

const notWhole = () =>
  new AppError('invalid', say('downloads.wholePieces', { size: PIECE_BYTES / 2 ** 20 }))

/**
 * An address at which the bucket sends a file, for ten minutes; `null` when the bucket does not have all of it.
 *
 * @throws AppError `unavailable`
 */
export async function addressInBucket(file: {
  id: string
  size: number
  fileName: string
}): Promise<string | null> {
  const files = requireBucket()
  const key = keyOf(files, file.id)
  return reachable(async () => {
    const stored = await sizeOfObject(files.bucket, key).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (stored !== file.size) return null
    const disposition = attachment(file.fileName)
    return addressOfObject(files.bucket, key, { seconds: ADDRESS_SECONDS, disposition })
  })
}

/** Removes a file, or what arrived of it. What can't be reached now is left for {@link inBucketBefore}. Never throws. */
export async function removeFromBucket(id: string, uploadId: string | null): Promise<void> {
  const files = bucketOfFiles()
  if (!files) return
  const key = keyOf(files, id)
  try {
    await (uploadId === null
      ? deleteObject(files.bucket, key)
      : abortUpload(files.bucket, { key, uploadId }))
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, 'a file of a product is still in the bucket')
  }
}

export type InBucket = { id: string; uploadId: string | null }

/** The files and the unfinished uploads of the bucket that are older. @throws StorageError */
export async function inBucketBefore(since: Date): Promise<InBucket[]> {
  const files = bucketOfFiles()
  if (!files) return []
  const { bucket, prefix } = files
  const objects = (await listObjects(bucket, prefix)).map(({ key, modifiedAt }) => ({
    key,
    uploadId: null,
    at: modifiedAt,
  }))
  const uploads = (await openUploads(bucket, prefix)).map(({ begunAt, ...upload }) => ({
    ...upload,
    at: begunAt,
  }))
  return [...objects, ...uploads]
    .filter(({ at }) => at < since)
    .map(({ key, uploadId }) => ({ id: key.slice(prefix.length), uploadId }))
    .filter(({ id }) => z.uuid().safeParse(id).success)
}
