import 'server-only'
import { brand } from '@/lib/seo/brand'
import { type Brand, type PictureDetails, pictureFile } from '@/lib/seo/share-picture-address'
import { drawPicture } from './draw'
import { pictureDetails } from './picture-details'

type Picture = Uint8Array<ArrayBuffer>

/** Some 60 KB each. */
const KEPT = 100

type Store = { kept: Map<string, Promise<Picture>>; last: Promise<unknown> }
const store: { softhavenSharePictures?: Store } = globalThis as typeof store

/**
 * The picture at an address below `/og/`.
 *
 * @param path the address's parts, the file last
 * @returns the picture, or where it is by now; `null` when there is nothing of that name
 */
export async function sharePictureAt(
  path: readonly string[],
): Promise<{ picture: Picture } | { movedTo: string } | null> {
  const [facts, shown] = await Promise.all([pictureDetails(path.slice(0, -1)), brand()])
  if (!facts) return null
  const file = pictureFile(facts, shown)
  if (path.at(-1) !== file) return { movedTo: `/og/${facts.key}/${file}` }
  return { picture: await cachedPicture(`${facts.key}/${file}`, facts, shown) }
}

/** Draws one picture at a time, and keeps those that were asked for last. */
function cachedPicture(name: string, facts: PictureDetails, shown: Brand): Promise<Picture> {
  store.softhavenSharePictures ??= { kept: new Map(), last: Promise.resolve() }
  const pictures = store.softhavenSharePictures
  const known = pictures.kept.get(name)
  const picture = known ?? pictures.last.then(() => drawPicture(facts, shown))
  pictures.kept.delete(name)
  pictures.kept.set(name, picture)
  if (known) return known
  pictures.last = picture.catch(() => pictures.kept.delete(name))
  const [oldest] = pictures.kept.keys()
  if (oldest !== undefined && pictures.kept.size > KEPT) pictures.kept.delete(oldest)
  return picture
}
