/** Widths that pictures are scaled to; next.config.mjs allows them. */
export type PictureWidth = 96 | 160 | 320 | 390 | 640 | 828 | 1080 | 1280 | 1920

const QUALITY = 75

/** Drawings scale themselves, and pictures of visitors are small enough: they come by calls, or from this browser. */
const isShownAsItIs = (path: string) => /\.svg$|^\/api\/|^blob:/.test(path)

const scaledUrl = (path: string, width: PictureWidth) =>
  `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=${QUALITY}`

/**
 * The address of a picture of the store in the widths that its slot needs: few, because they are in the page
 * for every picture.
 *
 * @param widths from the smallest to the largest
 */
export function scaledPicture(
  path: string,
  widths: readonly [PictureWidth, ...PictureWidth[]],
): { src: string; srcSet?: string } {
  if (isShownAsItIs(path)) return { src: path }
  const [smallest] = widths
  if (widths.length === 1) return { src: scaledUrl(path, smallest) }
  return {
    src: scaledUrl(path, smallest),
    srcSet: widths.map((width) => `${scaledUrl(path, width)} ${width}w`).join(','),
  }
}
