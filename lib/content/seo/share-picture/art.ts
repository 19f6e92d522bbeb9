import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { log } from '@/lib/core/log'
import { mediaFile } from '@/lib/media/queries'

const PUBLIC = join(/* turbopackIgnore: true */ process.cwd(), 'public')

/** A picture that came with the store; no other file can be named. */
const OWN = /^\/images\/[\w.-]+(?:\/[\w.-]+)*\.(?:jpe?g|png|webp|svg|avif)$/i
const UPLOADED = /^\/media\/([\w.]+)$/

/** Pictures of more pixels are not decoded here. */
const MAX_PIXELS = 40_000_000

async function bytesOf(path: string): Promise<Uint8Array | null> {
  const upload = UPLOADED.exec(path)?.[1]
  if (upload) return (await mediaFile(upload))?.bytes ?? null
  if (!OWN.test(path) || path.includes('..')) return null
  return readFile(join(PUBLIC, path))
}

/** A picture as it is drawn: its data URL and its size there. */
export type Art = { src: string; width: number; height: number }

type Size = { width: number; height: number }

async function drawn(
  path: string | null,
  resize: (picture: Sharp, natural: Size) => { picture: Sharp; size: Size },
): Promise<Art | null> {
  if (!path) return null
  try {
    const bytes = await bytesOf(path)
    if (!bytes) return null
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 300 }).autoOrient()
    const { autoOrient: natural } = await source.metadata()
    const { picture, size } = resize(source, natural)
    const png = await picture.png({ compressionLevel: 1 }).toBuffer()
    return { src: `data:image/png;base64,${png.toString('base64')}`, ...size }
  } catch (error) {
    log.warn({ err: error, path }, 'A picture for shared links is drawn without its art')
    return null
  }
}

/**
 * A picture of the store in a frame, never fetched from anywhere.
 *
 * @returns `null` when there is none, or it can't be decoded: the drawing then does without it
 */
export const framedArt = (path: string | null, size: Size): Promise<Art | null> =>
  drawn(path, (picture) => ({ picture: picture.resize(size), size }))

/** The whole of a picture in a square, such as a logo. */
export const wholeArt = (path: string | null, side: number): Promise<Art | null> =>
  drawn(path, (picture) => {
    const size = { width: side, height: side }
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return { picture: picture.resize({ ...size, fit: 'contain', background }), size }
  })

/**
 * A picture of a width. Those of the usual shapes keep theirs; a banner shows its end, where banners
 * have their art.
 */
export const artOfWidth = (path: string | null, width: number): Promise<Art | null> =>
  drawn(path, (picture, natural) => {
    const shape = natural.width / natural.height
    const isUsual = shape >= 1.2 && shape <= 1.9
    const size = { width, height: Math.round(width / (isUsual ? shape : 4 / 3)) }
    return {
      picture: picture.resize({ ...size, position: shape > 1.9 ? 'right' : 'centre' }),
      size,
    }
  })
