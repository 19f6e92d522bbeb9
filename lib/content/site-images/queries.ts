import 'server-only'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { SiteImage } from '@/lib/media/contracts'
import { mediaSizes } from '@/lib/media/queries'
import {
  bannerSlot,
  bannerSlugOf,
  isSiteImageKey,
  SITE_IMAGE_SLOTS,
  type SiteImageSlot,
} from '@/lib/media/site-image-slots'
import { currentSiteImages } from '@/lib/media/site-images'
import { parseUploadName } from '@/lib/media/uploads'

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
  if (!image) throw new AppError('not_found', say('media.unknown'))
  return image
}

/** The slot that a key names. @throws AppError `not_found` */
export async function slotOf(key: string): Promise<SiteImageSlot> {
  if (isSiteImageKey(key)) return SITE_IMAGE_SLOTS[key]
  const slug = bannerSlugOf(key)
  const category = (await mainBanners()).find((main) => main.slug === slug)
  if (!category) throw new AppError('not_found', say('media.unknown'))
  return bannerSlot(category)
}
