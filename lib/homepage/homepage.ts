import 'server-only'
import { createHash } from 'node:crypto'
import { mainBanners } from '@/lib/catalog/back-office-queries'
import { lockCategories } from '@/lib/catalog/category-tree'
import { changeBanner } from '@/lib/catalog/change-banner'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { missingUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { readSettings } from '@/lib/settings/queries'
import { changeSiteImage, lockSiteImage } from '@/lib/site-images/change-site-image'
import { currentSiteImages } from '@/lib/site-images/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import {
  type ChangeHomepage,
  type Homepage,
  type HomepageAnswer,
  type HomepagePreviewAnswer,
  homepageSchema,
} from './contracts'

/** How long a preview is to be seen. */
const PREVIEW_MS = 60 * 60 * 1000
const PREVIEW_PAGE = 'home'

type Banners = Awaited<ReturnType<typeof mainBanners>>

/** The settings that hold what the owner decided about the home page, with what they hold. */
const settingsOf = ({ hero, sections, hiddenSections, ...content }: Homepage) => ({
  homeHero: hero,
  homeSections: sections,
  homeHiddenSections: hiddenSections,
  showSpecialOffers: content.showSpecialOffers,
  showNewsletterSignup: content.showNewsletterSignup,
})

type State = { content: Homepage; banners: Banners }

/** Until the transaction ends nobody else changes the home page. */
async function lock(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "Setting" IN SHARE ROW EXCLUSIVE MODE`
  await lockCategories(tx)
  await lockSiteImage(tx, 'hero')
}

async function current(tx: Tx = db()): Promise<State> {
  const banners = await mainBanners(tx)
  const { hero } = await currentSiteImages(tx)
  const { values } = await readSettings(tx)
  return {
    banners,
    content: {
      hero: values.homeHero,
      heroImage: hero ?? SITE_IMAGE_SLOTS.hero.defaultUrl,
      sections: values.homeSections,
      hiddenSections: values.homeHiddenSections,
      showSpecialOffers: values.showSpecialOffers,
      showNewsletterSignup: values.showNewsletterSignup,
      banners: banners.map(({ id, bannerImage }) => ({ categoryId: id, image: bannerImage })),
    },
  }
}

const answerOf = ({ content, banners }: State): HomepageAnswer => ({
  content,
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  categories: banners.map(({ id, name, slug, isActive }) => ({ id, name, slug, isActive })),
})

/** What the owner decided about the home page, with the version for a change. */
export async function readHomepage(): Promise<HomepageAnswer> {
  return answerOf(await current())
}

/**
 * Publishes the home page: texts, pictures, order and switches, all of it or nothing. It is on the
 * live page at the next request.
 *
 * @throws AppError `invalid` for a picture or category that is not there, `conflict` when somebody
 *   else published another one since it was loaded
 */
export function saveHomepage(
  actor: Actor,
  { content, expectedVersion }: ChangeHomepage,
): Promise<HomepageAnswer> {
  return db().$transaction(async (tx) => {
    await lock(tx)
    const before = await current(tx)
    if (expectedVersion !== undefined && expectedVersion !== answerOf(before).version)
      throw new AppError(
        'conflict',
        'Somebody else changed the home page. Reload to see their version.',
      )
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
    return answerOf(await current(tx))
  })
}

/** Every picture is there, and stays there until the transaction ends. */
async function requirePictures(tx: Tx, content: Homepage, banners: Banners): Promise<void> {
  const refuse = (path: string, message: string) =>
    new AppError('invalid', message, { issues: [{ path, message }] })
  const named = [
    { path: 'content.heroImage', image: content.heroImage },
    ...content.banners.map(({ image }, index) => ({
      path: `content.banners.${index}.image`,
      image,
    })),
  ]
  const missing = await missingUploads(
    tx,
    named.flatMap(({ image }) => image ?? []),
  )
  const first = named.find(({ image }) => image && missing.includes(image))
  if (first) throw refuse(first.path, 'There is no such uploaded picture')
  for (const [index, { categoryId }] of content.banners.entries())
    if (!banners.some(({ id }) => id === categoryId))
      throw refuse(`content.banners.${index}.categoryId`, 'There is no such category')
}

async function saveSettings(
  tx: Tx,
  actor: Actor,
  before: Homepage,
  after: Homepage,
): Promise<void> {
  const held: Record<string, Prisma.InputJsonValue> = settingsOf(before)
  const changed = Object.entries(settingsOf(after)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(held[key]),
  )
  if (changed.length === 0) return
  for (const [key, value] of changed)
    await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
  await recordAudit(tx, actor, {
    action: 'homepage.update',
    entityType: 'homepage',
    entityId: PREVIEW_PAGE,
    before: Object.fromEntries(changed.map(([key]) => [key, held[key] ?? null])),
    after: Object.fromEntries(changed),
  })
  await invalidateTags(tx, [SETTINGS_TAG])
}

/** Keeps a draft to be looked at for an hour, by whoever has its address. @throws AppError `invalid` */
export function previewHomepage(actor: Actor, content: Homepage): Promise<HomepagePreviewAnswer> {
  return db().$transaction(async (tx) => {
    await requirePictures(tx, content, await mainBanners(tx))
    const { id, createdAt } = await tx.pageDraft.create({
      data: { id: newId(), page: PREVIEW_PAGE, content, username: actor.username },
    })
    await recordAudit(tx, actor, {
      action: 'homepage.preview',
      entityType: 'homepage',
      entityId: PREVIEW_PAGE,
    })
    return {
      path: `/preview/homepage/${id}`,
      endsAt: new Date(createdAt.getTime() + PREVIEW_MS).toISOString(),
    }
  })
}

const DRAFT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A draft of the home page, or `null` when there is none or its hour is over. */
export async function homepageDraft(id: string): Promise<Homepage | null> {
  if (!DRAFT_ID.test(id)) return null
  const draft = await db().pageDraft.findFirst({
    where: { id, page: PREVIEW_PAGE, createdAt: { gt: new Date(Date.now() - PREVIEW_MS) } },
    select: { content: true },
  })
  const content = homepageSchema.safeParse(draft?.content)
  return content.success ? content.data : null
}

/** Removes drafts that nobody can look at any more. */
export async function forgetDrafts(): Promise<void> {
  await db().pageDraft.deleteMany({
    where: { page: PREVIEW_PAGE, createdAt: { lt: new Date(Date.now() - PREVIEW_MS) } },
  })
}
