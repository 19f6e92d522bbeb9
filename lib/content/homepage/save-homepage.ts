import 'server-only'
import { lockCategories } from '@/lib/catalog/category-tree'
import { changeBanner } from '@/lib/catalog/change-banner'
import { db, type Tx } from '@/lib/core/db'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { changeSiteImage, lockSiteImage } from '@/lib/media/change-site-image'
import { lockSettings, type SettingValues, storeSettings } from '@/lib/settings/store-settings'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { ChangeHomepage, Homepage, HomepageAnswer } from './contracts'
import { currentHomepage, homepageAnswer } from './queries'
import { requirePictures } from './require-pictures'

/**
 * Publishes the home page: texts, pictures, order and switches, all of it or nothing. It is on the
 * live page at the next request.
 *
 * @throws AppError `invalid` for a picture or category that does not exist, `conflict` when somebody
 *   else published another one since it was loaded
 */
export function saveHomepage(
  actor: Actor,
  { content, expectedVersion }: ChangeHomepage,
): Promise<HomepageAnswer> {
  return db().$transaction(async (tx) => {
    await lockHomepage(tx)
    const before = await currentHomepage(tx)
    requireVersion(homepageAnswer(before).version, expectedVersion, say('conflict.theHomePage'))
    await requirePictures(tx, content, before.banners)
    await saveSettings(tx, actor, before.content, content)
    await changeSiteImage(tx, actor, 'hero', {
      before: before.content.heroImage,
      url: content.heroImage,
    })
    for (const { categoryId, image } of content.banners) {
      const category = before.banners.find(({ id }) => id === categoryId)
      if (category && category.bannerImage !== image) await changeBanner(tx, actor, category, image)
    }
    return homepageAnswer(await currentHomepage(tx))
  })
}

/** Until the transaction ends nobody else changes the home page. */
async function lockHomepage(tx: Tx): Promise<void> {
  await lockSettings(tx)
  await lockCategories(tx)
  await lockSiteImage(tx, 'hero')
}

/** The settings that the home page consists of, with their values. */
const settingsOf = ({ hero, sections, blocks, hiddenSections, ...content }: Homepage) => ({
  homeHero: hero,
  homeSections: sections,
  homeBlocks: blocks,
  homeHiddenSections: hiddenSections,
  showSpecialOffers: content.showSpecialOffers,
  showNewsletterSignup: content.showNewsletterSignup,
})

async function saveSettings(
  tx: Tx,
  actor: Actor,
  before: Homepage,
  after: Homepage,
): Promise<void> {
  const current: SettingValues = settingsOf(before)
  const changed = Object.entries(settingsOf(after)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key]),
  )
  if (changed.length === 0) return
  await storeSettings(tx, Object.fromEntries(changed))
  const was = Object.fromEntries(changed.map(([key]) => [key, current[key] ?? null]))
  const is = Object.fromEntries(changed)
  await recordAudit(tx, actor, {
    action: 'homepage.update',
    entityType: 'homepage',
    entityId: 'home',
    before: was,
    after: is,
    undo: undoState(was, is),
  })
}
