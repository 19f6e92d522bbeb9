import 'server-only'
import sharp from 'sharp'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { MAX_PIXELS } from '@/lib/media/contracts'
import { inspectPicture } from '@/lib/media/store-image'
import { MAX_PICTURE_SIDE, THUMBNAIL_SIDE } from './picture-rules'

/** A picture that can be stored, in two sizes. */
export type CleanPicture = {
  bytes: Uint8Array<ArrayBuffer>
  thumbnail: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** Texts on screenshots stay sharp. */
const QUALITY = 82
const THUMBNAIL_QUALITY = 75

/**
 * Encodes what a visitor sent anew, upright and no larger than pages show it, so that nothing but pixels is left: neither where nor by
 * whom it was taken, nor anything that was hidden in its file. Of one that moves the first frame stays.
 *
 * @throws AppError `too_large`; `unsupported_type` unless its content is a JPEG, PNG or WebP picture; `invalid` when it is broken or has
 *   too many pixels
 */
export async function cleanVisitorPicture(file: File): Promise<CleanPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  await inspectPicture(bytes)
  try {
    const full = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({
        width: MAX_PICTURE_SIDE,
        height: MAX_PICTURE_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    // What was sent may be large: it is decoded once.
    const thumbnail = await sharp(full.data)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'cover' })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer()
    const { width, height } = full.info
    return {
      bytes: new Uint8Array(full.data),
      thumbnail: new Uint8Array(thumbnail),
      width,
      height,
    }
  } catch (error) {
    throw new AppError('invalid', say('media.imageUnreadable'), { cause: error })
  }
}
