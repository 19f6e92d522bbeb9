import 'server-only'
import sharp from 'sharp'

/** A logo as documents print it. */
export type PrintedLogo = { png: Buffer; width: number; height: number }

/** Pictures of more pixels are not decoded. */
const MAX_PIXELS = 40_000_000
/** The most that is printed of one, at some 300 dots an inch. */
const MOST = { width: 560, height: 168 }

/** A picture on white paper: files for archives have nothing that is seen through. */
export async function printed(bytes: Uint8Array): Promise<PrintedLogo> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 300 })
    .autoOrient()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
