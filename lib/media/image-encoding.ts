import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/core/errors'
import type { PictureFrame } from './site-image-slots'

type Quality = {
  /** 1 to 100; PNG pictures lose nothing whatever it is. */
  imageQuality: number
  imageMaxWidth: number
}

/**
 * Encodes a picture anew for its place: not larger than it is shown there, upright, and without what
 * cameras write into files. A picture smaller than its place keeps its size.
 *
 * @param bytes a picture that was looked at before (inspectPicture): its pixels fit into memory
 * @throws AppError `invalid` when it can't be decoded
 */
export async function encodeForSlot(
  bytes: Uint8Array,
  frame: PictureFrame,
  { imageQuality, imageMaxWidth }: Quality,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(1, imageMaxWidth / frame.width)
  const most = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  try {
    const picture = sharp(bytes, { failOn: 'error' })
    const { autoOrient: found } = await picture.metadata()
    const size =
      frame.fit === 'inside'
        ? { ...most, fit: 'inside' as const, withoutEnlargement: true }
        : {
            width: Math.min(most.width, found.width),
            height: Math.min(most.height, found.height),
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
  // JPEG knows no transparency; without this it would become black.
  if (format === 'jpeg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  return picture.webp({ quality })
}
