import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/core/errors'
import type { FileKind } from '@/lib/core/file-type'
import { say } from '@/lib/core/server-text'
import { MAX_PIXELS } from './contracts'
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
    throw new AppError('invalid', say('media.imageUnreadable'), { cause: error })
  }
}

/** The kinds of file that a picture may be. */
export type PictureKind = Extract<FileKind, 'jpg' | 'png' | 'webp'>

/** Above what slots get: the picture will be scaled, and encoded again then. */
const KEPT_QUALITY = 92

/**
 * Encodes a picture anew in its own format and size, upright and without metadata or anything that follows
 * it in its file. One that moves still does.
 *
 * @param bytes a picture that passed inspectPicture
 * @throws AppError `invalid` when it can't be decoded
 */
export async function encodeAnew(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const
  try {
    const { pages = 1 } = await sharp(bytes, options).metadata()
    // Several frames can't be turned; none that moves comes from a camera.
    const picture =
      pages > 1 ? sharp(bytes, { ...options, animated: true }) : sharp(bytes, options).autoOrient()
    return new Uint8Array(await inKind(picture, kind).toBuffer())
  } catch (error) {
    throw new AppError('invalid', say('media.imageUnreadable'), { cause: error })
  }
}

function inKind(picture: Sharp, kind: PictureKind) {
  if (kind === 'png') return picture.png()
  return kind === 'jpg'
    ? picture.jpeg({ quality: KEPT_QUALITY })
    : picture.webp({ quality: KEPT_QUALITY })
}

function inFormat(picture: Sharp, format: PictureFrame['format'], quality: number) {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  // JPEG has no transparency; without this it would become black.
  if (format === 'jpeg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  return picture.webp({ quality })
}
