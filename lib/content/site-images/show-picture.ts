import 'server-only'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { lockCategories } from '@/lib/catalog/category-tree'
import { changeBanner } from '@/lib/catalog/change-banner'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { changeSiteImage, lockSiteImage } from '@/lib/media/change-site-image'
import { bannerSlugOf, isSiteImageKey, type SiteImageSlot } from '@/lib/media/site-image-slots'
import { currentSiteImages } from '@/lib/media/site-images'
import type { Actor } from '@/lib/staff/audit'

/**
 * Shows a picture in a slot, or as a category's banner.
 *
 * @param expectedUrl what the caller saw there; `undefined` skips the check
 * @throws AppError `conflict` when it shows something else by now; `not_found`
 */
export async function showPicture(
  tx: Tx,
  actor: Actor,
  slot: SiteImageSlot,
  { url, expectedUrl }: { url: string | null; expectedUrl: string | null | undefined },
): Promise<void> {
  if (isSiteImageKey(slot.key)) {
    await lockSiteImage(tx, slot.key)
    const before = (await currentSiteImages(tx))[slot.key]
    requireVersion(before, expectedUrl, say('conflict.thisImage'))
    await changeSiteImage(tx, actor, slot.key, { before, url })
    return
  }
  const slug = bannerSlugOf(slot.key)
  await lockCategories(tx)
  const category = (await mainBanners(tx)).find((row) => row.slug === slug)
  if (!category) throw new AppError('not_found', say('media.unknown'))
  requireVersion(category.bannerImage, expectedUrl, say('conflict.thisImage'))
  if (category.bannerImage !== url) await changeBanner(tx, actor, category, url)
}
