import 'server-only'
import { brand } from '@/lib/content/seo/brand'
import { type Brand, type PictureDetails, pictureFile } from '@/lib/content/seo/share-picture-url'
import { processWide } from '@/lib/core/process-wide'
import { drawPicture } from './draw'
import { pictureDetails } from './picture-details'

type Picture = Uint8Array<ArrayBuffer>

/** Some 60 KB each. */
const CACHE_SIZE = 100

type Pictures = { cache: Map<string, Promise<Picture>>; last: Promise<unknown> }
const pictures = processWide<Pictures>('share pictures', {
  cache: new Map(),
  last: Promise.resolve(),
})

/**
 * The picture at an address below `/og/`.
 *
 * @param path the address's parts, the file last
 * @returns the picture, or where it is by now; `null` when there is nothing of that name
 */
export async function sharePictureAt(
  path: readonly string[],
): Promise<{ picture: Picture } | { movedTo: string } | null> {
  const [details, currentBrand] = await Promise.all([pictureDetails(path.slice(0, -1)), brand()])
  if (!details) return null
  const file = pictureFile(details, currentBrand)
  if (path.at(-1) !== file) return { movedTo: `/og/${details.key}/${file}` }
  return { picture: await cachedPicture(`${details.key}/${file}`, details, currentBrand) }
}

/** Draws one picture at a time, and caches those that were requested last. */
function cachedPicture(name: string, details: PictureDetails, brand: Brand): Promise<Picture> {
  const cached = pictures.cache.get(name)
  const picture = cached ?? pictures.last.then(() => drawPicture(details, brand))
  pictures.cache.delete(name)
  pictures.cache.set(name, picture)
  if (cached) return cached
  pictures.last = picture.catch(() => pictures.cache.delete(name))
  const [oldest] = pictures.cache.keys()
  if (oldest !== undefined && pictures.cache.size > CACHE_SIZE) pictures.cache.delete(oldest)
  return picture
}
