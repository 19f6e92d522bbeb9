import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { type Brand, PICTURE_SIZE, type PictureDetails } from '@/lib/content/seo/share-picture-url'
import { once } from '@/lib/core/once'
import { artOfWidth, framedArt, wholeArt } from './art'
import { ART_WIDTH, Card, LOGO } from './card'

const FONTS = join(/* turbopackIgnore: true */ process.cwd(), 'app', 'fonts')
const SHELF = '/images/og/shelf.webp'
const JPEG_QUALITY = 86

const font = async (weight: 600 | 800) => ({
  name: 'Figtree',
  data: await readFile(join(FONTS, `figtree-latin-${weight}-normal.woff`)),
  weight,
})

const fonts = once(() => Promise.all([font(600), font(800)]))

/**
 * Draws a picture for shared links. Everything that it needs is on this machine: characters that
 * its font lacks are left out before, because the renderer would fetch them from the network.
 */
export async function drawPicture(
  details: PictureDetails,
  brand: Brand,
): Promise<Uint8Array<ArrayBuffer>> {
  const [art, logo, backdrop] = await Promise.all([
    artOfWidth(details.art, ART_WIDTH),
    wholeArt(brand.logo, LOGO * 2),
    details.art ? null : framedArt(SHELF, PICTURE_SIZE),
  ])
  const drawn = new ImageResponse(<Card {...{ details, brand, logo, art, backdrop }} />, {
    ...PICTURE_SIZE,
    fonts: await fonts(),
  })
  const jpeg = await sharp(await drawn.arrayBuffer())
    .flatten({ background: '#1c1917' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(jpeg)
}
