import 'server-only'
import { db } from '@/lib/core/db'
import type { SiteImage } from '@/lib/media/contracts'
import type { Actor } from '@/lib/staff/audit'
import { siteImage, slotOf } from './queries'
import { showPicture } from './show-picture'

/** Shows a slot's default picture again. @throws AppError `not_found`, `conflict` as setSiteImage */
export async function resetSiteImage(
  actor: Actor,
  key: string,
  expectedUrl?: string,
): Promise<SiteImage> {
  const slot = await slotOf(key)
  await db().$transaction((tx) =>
    showPicture(tx, actor, slot, { url: slot.defaultUrl, expectedUrl }),
  )
  return siteImage(key)
}
