import 'server-only'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type ChangeSiteImage, OWN_PICTURE, type SiteImage } from '@/lib/media/contracts'
import { mediaFile } from '@/lib/media/queries'
import type { SiteImageSlot } from '@/lib/media/site-image-slots'
import { inspectPicture } from '@/lib/media/store-image'
import type { Actor } from '@/lib/staff/audit'
import { fetchMedia } from './fetch-media'
import { siteImage, slotOf } from './queries'
import { showPicture } from './show-picture'
import { storeForSlot } from './store-for-slot'

/**
 * A picture from the library that fits its slot stays as it is up to this weight; WebP at any, because
 * it is encoded well already and would only lose quality.
 */
const LIGHT_BYTES = 300 * 1024
const TYPES = {
  webp: ['image/webp', 'image/jpeg', 'image/png'],
  png: ['image/png'],
  jpeg: ['image/jpeg'],
}

/**
 * Shows another picture in a slot: a path of this store, or one that is fetched from an https address.
 * What does not fit the slot is encoded again for it.
 *
 * @throws AppError `not_found`, `invalid`, `conflict` when it shows something else than was expected
 */
export async function setSiteImage(
  actor: Actor,
  key: string,
  { url, expectedUrl }: ChangeSiteImage,
): Promise<SiteImage> {
  const slot = await slotOf(key)
  const path = ownPath(url)
  if (!OWN_PICTURE.test(path) && !path.startsWith('https://'))
    throw invalidField('url', say('siteImages.enterPathOrAddress'))
  const picture = OWN_PICTURE.test(path)
    ? await fittedTo(actor, slot, path)
    : (await fetchMedia(actor, path, key)).url
  await db().$transaction((tx) => showPicture(tx, actor, slot, { url: picture, expectedUrl }))
  return siteImage(key)
}

/** The path of an address of this store; any other address as it is. */
function ownPath(address: string): string {
  const url = URL.parse(address)
  return url?.origin === new URL(env().SITE_URL).origin ? url.pathname : address
}

/** A picture of this store as a slot can show it. */
async function fittedTo(actor: Actor, slot: SiteImageSlot, path: string): Promise<string> {
  if (!path.startsWith('/media/')) {
    if (!(await isShipped(path))) throw invalidField('url', say('siteImages.unknownPicture'))
    return path
  }
  const media = await mediaFile(path.slice('/media/'.length))
  if (!media) throw invalidField('url', say('media.noSuchUpload'))
  const { width, height } = await inspectPicture(media.bytes, Number.POSITIVE_INFINITY)
  const fits =
    width <= slot.width &&
    height <= slot.height &&
    (media.contentType === 'image/webp' || media.bytes.byteLength <= LIGHT_BYTES) &&
    TYPES[slot.format].includes(media.contentType)
  if (fits) return path
  const fileName = `${slot.key}.${slot.format}`
  return (await storeForSlot(actor, slot, media.bytes, { fileName, from: path })).url
}

/** Whether a picture came with the store. */
const isShipped = (path: string) =>
  stat(join(/* turbopackIgnore: true */ process.cwd(), 'public', path)).then(
    (file) => file.isFile(),
    () => false,
  )
