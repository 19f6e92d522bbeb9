import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { db, type Tx } from '@/lib/core/db'
import { SITE_IMAGES_TAG } from './cache-tags'
import {
  isSiteImageKey,
  SITE_IMAGE_SLOTS,
  type SiteImageKey,
  type SiteImages,
} from './site-image-slots'

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
