import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/core/errors'
import type { PictureFrame } from './site-image-slots'

type Quality = {
  /** 1 to 100; ignored for PNG, which is lossless. */
  imageQuality: number
  imageMaxWidth: number
}

/**
 * Encodes a picture for its slot: not larger than it is shown there, upright, and without metadata. A
 * picture smaller than its slot keeps its size.
 *
 * @param bytes a picture that passed inspectPicture: its pixels fit into memory
 * @throws AppError `invalid` when it can't be decoded
 */
export async function encodeForSlot(
  bytes: Uint8Array,
  frame: PictureFrame,
  { imageQuality, imageMaxWidth }: Quality,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(1, imageMaxWidth / frame.width)
  const max = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  try {
    const picture = sharp(bytes, { failOn: 'error' })
    const { autoOrient: natural } = await picture.metadata()
    const size =
      frame.fit === 'inside'
        ? { ...max, fit: 'inside' as const, withoutEnlargement: true }
        : {
            width: Math.min(max.width, natural.width),
            height: Math.min(max.height, natural.height),
            fit: 'cover' as const,
          }
    const sized = picture.autoOrient().resize(size)
    return new Uint8Array(await inFormat(sized, frame.format, imageQuality).toBuffer())
  } catch (error) {
    throw new AppError('invalid', 'Failed to read image file', { cause: error })
  }
}

function inFormat(picture: Sharp, format: PictureFrame['format'], quality: number) {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  // JPEG has no transparency; without this it would become black.
  if (format === 'jpeg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  return picture.webp({ quality })
}
