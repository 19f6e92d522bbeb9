import 'server-only'
import { createHash } from 'node:crypto'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { contentTypeOf, detectFileKind, type FileKind, safeFileName } from '@/lib/core/file-type'
import { MAX_IMAGE_BYTES, type StoredMedia } from './contracts'
import { type ImageSize, readImageSize } from './image-size'
import { missingUploads, uploadPath } from './uploads'

/** More than any page shows; decoding more could exhaust a server's memory. */
const MAX_PIXELS = 40_000_000
const ACCEPTED = ['jpg', 'png', 'webp'] as const

type Bytes = Uint8Array<ArrayBuffer>
type Upload = {
  bytes: Bytes
  /** As the browser sent it; for display only. */
  fileName?: string
  maxBytes?: number
}

/**
 * Reads format and size of a picture from its content alone.
 *
 * @throws AppError `too_large` for its size in bytes, `unsupported_type` unless its content is a JPEG, PNG
 *   or WebP picture, `invalid` when it is broken or has too many pixels
 */
export async function inspectPicture(
  bytes: Bytes,
  maxBytes = MAX_IMAGE_BYTES,
): Promise<ImageSize & { kind: FileKind }> {
  if (bytes.byteLength >= maxBytes)
    throw new AppError('too_large', `Please upload a file smaller than ${maxBytes / 1024 / 1024}MB`)
  const detected = await detectFileKind(bytes)
  const kind = ACCEPTED.find((accepted) => accepted === detected)
  if (!kind) throw new AppError('unsupported_type', 'Invalid file type. Use JPEG, PNG or WebP.')
  const size = readImageSize(bytes, kind)
  if (!size) throw new AppError('invalid', 'Failed to read image file')
  if (size.width * size.height > MAX_PIXELS)
    throw new AppError('invalid', 'The image has more than 40 megapixels')
  return { kind, ...size }
}

/**
 * Stores a picture under the hash of its content, so that its address never shows anything else; the
 * same picture is stored once. Nobody can delete it before the transaction ends.
 *
 * @throws AppError as {@link inspectPicture}
 */
export async function storeImage(
  tx: Tx,
  { bytes, fileName = '', maxBytes }: Upload,
): Promise<StoredMedia> {
  const { kind, ...size } = await inspectPicture(bytes, maxBytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const contentType = contentTypeOf(kind)
  const url = uploadPath(sha256, kind)
  const media = {
    sha256,
    contentType,
    bytes,
    byteSize: bytes.byteLength,
    ...size,
    fileName: safeFileName(fileName, kind, 'picture'),
  }
  // Somebody may be deleting the same picture at this moment; then it is stored again.
  do await tx.media.createMany({ data: [media], skipDuplicates: true })
  while ((await missingUploads(tx, [url])).length > 0)
  return { sha256, url, contentType, ...size }
}
