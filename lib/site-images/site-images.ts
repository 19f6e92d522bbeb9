import 'server-only'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { lockCategories } from '@/lib/catalog/category-tree'
import { changeBanner } from '@/lib/catalog/change-banner'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import {
  type ChangeSiteImage,
  MAX_SITE_IMAGE_BYTES,
  OWN_PICTURE,
  type SiteImage,
  type StoredMedia,
} from '@/lib/media/contracts'
import { encodedFor } from '@/lib/media/image-encoding'
import { mediaFile } from '@/lib/media/queries'
import {
  bannerSlot,
  bannerSlugOf,
  isSiteImageKey,
  SITE_IMAGE_SLOTS,
  type SiteImageSlot,
} from '@/lib/media/site-image-slots'
import { pictureIn, storeImage } from '@/lib/media/store-image'
import { uploadNamed } from '@/lib/media/uploads'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { changeSiteImage, lockSiteImage } from './commands'
import { currentSiteImages } from './queries'

/**
 * A picture from the library that fits its place stays as it is up to this weight; WebP at any, because
 * it was encoded well already and would only lose by another time.
 */
const LIGHT_BYTES = 300 * 1024
const TYPES = {
  webp: ['image/webp', 'image/jpeg', 'image/png'],
  png: ['image/png'],
  jpeg: ['image/jpeg'],
}

const refused = (message: string) =>
  new AppError('invalid', message, { issues: [{ path: 'url', message }] })

const shownUpload = (url: string | null) =>
  url ? uploadNamed(url.replace(/^\/media\//, '')) : null

/** Every place of the store whose picture may be chosen, the banners of main categories among them. */
export async function listSiteImages(): Promise<SiteImage[]> {
  const [images, banners] = await Promise.all([currentSiteImages(), mainBanners()])
  const places: { slot: SiteImageSlot; url: string | null }[] = [
    ...Object.values(SITE_IMAGE_SLOTS).map((slot) => ({ slot, url: images[slot.key] })),
    ...banners.map((category) => ({ slot: bannerSlot(category), url: category.bannerImage })),
  ]
  const uploads = places.flatMap(({ url }) => shownUpload(url)?.sha256 ?? [])
  const media = await db().media.findMany({
    where: { sha256: { in: uploads } },
    select: { sha256: true, width: true, height: true, byteSize: true },
  })
  const known = new Map(media.map((row) => [row.sha256, row]))
  return places.map(({ slot, url }) => {
    const row = known.get(shownUpload(url)?.sha256 ?? '')
    return {
      ...slot,
      url,
      media: row
        ? { width: row.width ?? 0, height: row.height ?? 0, byteSize: row.byteSize }
        : null,
    }
  })
}

async function siteImage(key: string): Promise<SiteImage> {
  const image = (await listSiteImages()).find((place) => place.key === key)
  if (!image) throw new AppError('not_found', 'There is no such image')
  return image
}

/** The place that a key names. @throws AppError `not_found` */
async function slotOf(key: string): Promise<SiteImageSlot> {
  if (isSiteImageKey(key)) return SITE_IMAGE_SLOTS[key]
  const slug = bannerSlugOf(key)
  const category = slug
    ? await db().category.findFirst({
        where: { slug, parentId: null },
        select: { slug: true, name: true },
      })
    : null
  if (!category) throw new AppError('not_found', 'There is no such image')
  return bannerSlot(category)
}

/** Keeps a picture as a place wants it: of its size and kind. @throws AppError as storeImage */
async function storeFor(
  actor: Actor,
  slot: SiteImageSlot,
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, from }: { fileName: string; from: string },
): Promise<StoredMedia> {
  await pictureIn(bytes, MAX_SITE_IMAGE_BYTES)
  const encoded = await encodedFor(bytes, slot, await currentSettings())
  return keep(
    actor,
    { bytes: encoded, fileName, maxBytes: MAX_SITE_IMAGE_BYTES },
    { from, slot: slot.key },
  )
}

function keep(
  actor: Actor,
  picture: Parameters<typeof storeImage>[1],
  trail: { from: string; slot?: string },
): Promise<StoredMedia> {
  return db().$transaction(async (tx) => {
    const media = await storeImage(tx, picture)
    await recordAudit(tx, actor, {
      action: 'media.upload',
      entityType: 'media',
      entityId: media.sha256,
      after: {
        url: media.url,
        contentType: media.contentType,
        bytes: picture.bytes.byteLength,
        ...trail,
      },
    })
    return media
  })
}

/** Keeps a file that was uploaded for a place, without showing it yet. @throws AppError as storeImage */
export async function uploadForSlot(actor: Actor, key: string, file: File): Promise<StoredMedia> {
  const slot = await slotOf(key)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return storeFor(actor, slot, bytes, { fileName: file.name, from: 'upload' })
}

/**
 * Fetches a picture from elsewhere once and keeps it here: pages show pictures of this store only, so
 * that no visitor is told to another host and none of them can change what the store shows.
 *
 * @param key the place that it is for, if any
 * @throws AppError `invalid` for an address that may not be fetched; as storeImage
 */
export async function fetchMedia(
  actor: Actor,
  address: string,
  key?: string,
): Promise<StoredMedia> {
  const slot = key === undefined ? null : await slotOf(key)
  const bytes = await fetchPublic(address, { maxBytes: MAX_SITE_IMAGE_BYTES })
  const { hostname, pathname } = new URL(address)
  const fileName = decodedName(pathname)
  if (slot) return storeFor(actor, slot, bytes, { fileName, from: hostname })
  return keep(actor, { bytes, fileName, maxBytes: MAX_SITE_IMAGE_BYTES }, { from: hostname })
}

function decodedName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Lets a place show another picture: a path of this store, or one that is fetched from an https
 * address. What does not fit the place is encoded anew for it.
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
    throw refused('Enter a path that begins with /images/ or /media/, or an https address')
  const picture = OWN_PICTURE.test(path)
    ? await fitting(actor, slot, path)
    : (await fetchMedia(actor, path, key)).url
  await db().$transaction((tx) => show(tx, actor, slot, picture, expectedUrl))
  return siteImage(key)
}

/** Lets a place show again what it showed at first. @throws AppError as {@link setSiteImage} */
export async function resetSiteImage(
  actor: Actor,
  key: string,
  expectedUrl?: string,
): Promise<SiteImage> {
  const slot = await slotOf(key)
  await db().$transaction((tx) => show(tx, actor, slot, slot.defaultUrl, expectedUrl))
  return siteImage(key)
}

/** The path of an address of this very store; any other address as it is. */
function ownPath(address: string): string {
  const url = URL.parse(address)
  return url?.origin === new URL(env().SITE_URL).origin ? url.pathname : address
}

/** A picture of this store as a place may show it. */
async function fitting(actor: Actor, slot: SiteImageSlot, path: string): Promise<string> {
  if (!path.startsWith('/media/')) {
    if (!(await isShipped(path))) throw refused('There is no such picture in the store')
    return path
  }
  const media = await mediaFile(path.slice('/media/'.length))
  if (!media) throw refused('There is no such uploaded picture')
  const { width, height } = await pictureIn(media.bytes, Number.POSITIVE_INFINITY)
  const fits =
    width <= slot.width &&
    height <= slot.height &&
    (media.contentType === 'image/webp' || media.bytes.byteLength <= LIGHT_BYTES) &&
    TYPES[slot.format].includes(media.contentType)
  if (fits) return path
  const fileName = `${slot.key}.${slot.format}`
  return (await storeFor(actor, slot, media.bytes, { fileName, from: path })).url
}

/** Whether a picture came with the store. */
const isShipped = (path: string) =>
  stat(join(/* turbopackIgnore: true */ process.cwd(), 'public', path)).then(
    (file) => file.isFile(),
    () => false,
  )

async function show(
  tx: Tx,
  actor: Actor,
  slot: SiteImageSlot,
  url: string | null,
  expectedUrl: string | null | undefined,
): Promise<void> {
  const check = (before: string | null) => {
    if (expectedUrl !== undefined && expectedUrl !== before)
      throw new AppError(
        'conflict',
        'Somebody else changed this image. Reload to see their version.',
      )
  }
  if (isSiteImageKey(slot.key)) {
    await lockSiteImage(tx, slot.key)
    const before = (await currentSiteImages(tx))[slot.key]
    check(before)
    await changeSiteImage(tx, actor, slot.key, { before, url })
    return
  }
  const slug = bannerSlugOf(slot.key)
  await lockCategories(tx)
  const category = (await mainBanners(tx)).find((row) => row.slug === slug)
  if (!category) throw new AppError('not_found', 'There is no such image')
  check(category.bannerImage)
  if (category.bannerImage !== url) await changeBanner(tx, actor, category, url)
}
