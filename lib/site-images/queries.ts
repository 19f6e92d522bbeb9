import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { SiteImage } from '@/lib/media/contracts'
import { mediaSizes } from '@/lib/media/queries'
import {
  bannerSlot,
  bannerSlugOf,
  isSiteImageKey,
  SITE_IMAGE_SLOTS,
  type SiteImageKey,
  type SiteImageSlot,
  type SiteImages,
} from '@/lib/media/site-image-slots'
import { parseUploadName } from '@/lib/media/uploads'
import { SITE_IMAGES_TAG } from './cache-tags'

const DEFAULTS = Object.fromEntries(
  Object.values(SITE_IMAGE_SLOTS).map(({ key, defaultUrl }) => [key, defaultUrl]),
) as Record<SiteImageKey, string | null>

/** The picture of each slot, read from the database. */
export async function currentSiteImages(tx: Tx = db()): Promise<SiteImages> {
  const rows = await tx.siteImage.findMany({ select: { slot: true, url: true } })
  const images: SiteImages = { ...DEFAULTS }
  for (const { slot, url } of rows) if (isSiteImageKey(slot) && url) images[slot] = url
  return images
}

/** The pictures for prerendered pages: cached until one changes. */
export const siteImages = cache(async (): Promise<SiteImages> => {
  'use cache'
  cacheTag(SITE_IMAGES_TAG)
  cacheLife('hours')
  return currentSiteImages()
})

const uploadOf = (url: string | null) =>
  url ? parseUploadName(url.replace(/^\/media\//, '')) : null

/** Every slot whose picture may be chosen, the banners of main categories included. */
export async function listSiteImages(): Promise<SiteImage[]> {
  const [images, banners] = await Promise.all([currentSiteImages(), mainBanners()])
  const slots: { slot: SiteImageSlot; url: string | null }[] = [
    ...Object.values(SITE_IMAGE_SLOTS).map((slot) => ({ slot, url: images[slot.key] })),
    ...banners.map((category) => ({ slot: bannerSlot(category), url: category.bannerImage })),
  ]
  const uploads = slots.flatMap(({ url }) => uploadOf(url)?.sha256 ?? [])
  const media = await mediaSizes(uploads)
  const mediaByHash = new Map(media.map((row) => [row.sha256, row]))
  return slots.map(({ slot, url }) => {
    const row = mediaByHash.get(uploadOf(url)?.sha256 ?? '')
    return {
      ...slot,
      url,
      media: row
        ? { width: row.width ?? 0, height: row.height ?? 0, byteSize: row.byteSize }
        : null,
    }
  })
}

/** One slot with its picture. @throws AppError `not_found` */
export async function siteImage(key: string): Promise<SiteImage> {
  const image = (await listSiteImages()).find((slot) => slot.key === key)
  if (!image) throw new AppError('not_found', 'There is no such image')
  return image
}

/** The slot that a key names. @throws AppError `not_found` */
export async function slotOf(key: string): Promise<SiteImageSlot> {
  if (isSiteImageKey(key)) return SITE_IMAGE_SLOTS[key]
  const slug = bannerSlugOf(key)
  const category = (await mainBanners()).find((main) => main.slug === slug)
  if (!category) throw new AppError('not_found', 'There is no such image')
  return bannerSlot(category)
}
