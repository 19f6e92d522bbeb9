// Rules of pictures that visitors send, which forms and the server share. Without schemas, so that the browser may load them.

export const MAX_PICTURE_MEGABYTES = 5
const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** How large the small one is shown, as a square. */
export const THUMBNAIL_SIDE = 240

/** A picture is kept no larger than this on its longer side: more shows nothing more on a page. */
export const MAX_PICTURE_SIDE = 2000

export const PICTURE_SIZES = ['full', 'thumbnail'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

export type PictureProblem = 'type' | 'size'

/** What is wrong with a chosen file, as far as a browser knows; the server looks at its content. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!PICTURE_TYPES.some((accepted) => accepted === type)) return 'type'
  return size >= MAX_PICTURE_BYTES ? 'size' : null
}

/** How many more pictures there may be. @param most of one review or report */
export const picturesLeft = (have: number, most: number): number => Math.max(0, most - have)
