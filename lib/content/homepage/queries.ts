import 'server-only'
import { createHash } from 'node:crypto'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { db, type Tx } from '@/lib/core/db'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { currentSiteImages } from '@/lib/media/site-images'
import { readPageDraft } from '@/lib/platform/page-drafts'
import { withBlocks } from '@/lib/settings/home-page-settings'
import { readSettings } from '@/lib/settings/queries'
import { type Homepage, type HomepageAnswer, homepageSchema } from './contracts'

/** The kind of page draft that previews of the home page are stored as. */
export const HOMEPAGE_DRAFT = 'home'

export type Banners = Awaited<ReturnType<typeof mainBanners>>

type State = { content: Homepage; banners: Banners }

/** The home page as it is published, and the banners that it shows. */
export async function currentHomepage(tx: Tx = db()): Promise<State> {
  const banners = await mainBanners(tx)
  const { hero } = await currentSiteImages(tx)
  const { values } = await readSettings(tx)
  return {
    banners,
    content: {
      hero: values.homeHero,
      heroImage: hero ?? SITE_IMAGE_SLOTS.hero.defaultUrl,
      sections: withBlocks(values.homeSections, values.homeBlocks),
      blocks: values.homeBlocks,
      hiddenSections: values.homeHiddenSections,
      showSpecialOffers: values.showSpecialOffers,
      showNewsletterSignup: values.showNewsletterSignup,
      banners: banners.map(({ id, bannerImage }) => ({ categoryId: id, image: bannerImage })),
    },
  }
}

/** A home page for the back office; its version identifies what was loaded. */
export const homepageAnswer = ({ content, banners }: State): HomepageAnswer => ({
  content,
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  categories: banners.map(({ id, name, slug, isActive }) => ({ id, name, slug, isActive })),
})

/** The home page for the back office, as it is published. */
export async function readHomepage(): Promise<HomepageAnswer> {
  return homepageAnswer(await currentHomepage())
}

/** A draft of the home page, or `null` when there is none or its preview has expired. */
export async function homepageDraft(id: string): Promise<Homepage | null> {
  const content = homepageSchema.safeParse(await readPageDraft(HOMEPAGE_DRAFT, id))
  return content.success ? content.data : null
}
