import 'server-only'
import { createHash } from 'node:crypto'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { contentTypeOf, detectFileKind, safeFileName } from '@/lib/core/file-type'
import { say } from '@/lib/core/server-text'
import { MAX_IMAGE_BYTES, MAX_PIXELS, type StoredMedia } from './contracts'
import { encodeAnew, type PictureKind } from './image-encoding'
import { type ImageSize, readImageSize } from './image-size'
import { missingUploads, uploadPath } from './uploads'

const ACCEPTED: readonly PictureKind[] = ['jpg', 'png', 'webp']

type Bytes = Uint8Array<ArrayBuffer>
type Upload = {
  bytes: Bytes
  /** As the browser sent it; for display only. */
  fileName?: string
  maxBytes?: number
}

/** A picture that can be stored. */
export type Picture = ImageSize & { bytes: Bytes; kind: PictureKind; fileName: string }

/**
 * Reads format and size of a picture from its content alone.
 *
 * @throws AppError `too_large` for its size in bytes, `unsupported_type` unless its content is a JPEG, PNG
 *   or WebP picture, `invalid` when it is broken or has too many pixels
 */
export async function inspectPicture(
  bytes: Bytes,
  maxBytes = MAX_IMAGE_BYTES,
): Promise<ImageSize & { kind: PictureKind }> {
  if (bytes.byteLength >= maxBytes)
    throw new AppError('too_large', say('media.fileSmallerThan', { max: maxBytes / 1024 / 1024 }))
  const detected = await detectFileKind(bytes)
  const kind = ACCEPTED.find((accepted) => accepted === detected)
  if (!kind) throw new AppError('unsupported_type', say('media.fileType'))
  const size = readImageSize(bytes, kind)
  if (!size) throw new AppError('invalid', say('media.imageUnreadable'))
  if (size.width * size.height > MAX_PIXELS)
    throw new AppError('invalid', say('media.tooManyPixels'))
  return { kind, ...size }
}

/**
 * Encodes an uploaded picture anew, upright, so that nothing but its pixels is stored: neither where and by
 * whom it was taken nor what else was hidden in the file.
 *
 * @throws AppError as {@link inspectPicture}
 */
export async function cleanPicture({ bytes, fileName, maxBytes }: Upload): Promise<Picture> {
  const { kind } = await inspectPicture(bytes, maxBytes)
  return pictureOf(await encodeAnew(bytes, kind), fileName)
}

/** A picture that this store has encoded. @throws AppError as {@link inspectPicture} */
export async function pictureOf(bytes: Bytes, fileName = ''): Promise<Picture> {
  return { ...(await inspectPicture(bytes, Number.POSITIVE_INFINITY)), bytes, fileName }
}

/**
 * Stores a picture under the hash of its content, so that its address never shows anything else; the
 * same picture is stored once. Nobody can delete it before the transaction ends.
 */
export async function storeImage(
  tx: Tx,
  { bytes, kind, fileName, ...size }: Picture,
): Promise<StoredMedia> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const contentType = contentTypeOf(kind)
  const url = uploadPath(sha256, kind)
  const media = {
    sha256,
    contentType,
    bytes,
    byteSize: bytes.byteLength,
    ...size,
    isEncoded: true,
    fileName: safeFileName(fileName, kind, 'picture'),
  }
  // Somebody may be deleting the same picture at this moment; then it is stored again.
  do await tx.media.createMany({ data: [media], skipDuplicates: true })
  while ((await missingUploads(tx, [url])).length > 0)
  return { sha256, url, contentType, ...size }
}
