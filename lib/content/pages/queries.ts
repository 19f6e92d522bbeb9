import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { lastWithSlug } from '@/lib/catalog/former-slug'
import type { ArticleStatus } from '@/lib/content/articles/article-rules'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { articleHtml } from '@/lib/core/rich-text'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { DEFAULT_LOCALE, type Locale, type TranslatedLocale } from '@/lib/i18n/locales'
import { readPageDraft } from '@/lib/platform/page-drafts'
import { cachedSettings, currentSettings } from '@/lib/settings/queries'
import { pageTags } from './cache-tags'
import {
  type AdminPage,
  type AdminPageQuery,
  type AdminPageRow,
  type OwnPage,
  storedPageTextsSchema,
} from './contracts'
import { type FormWords, formWords } from './form-words'
import { type PageBlock, pageBlocksSchema } from './page-blocks'
import { languagesOf, type PageTexts, shownText } from './page-rules'

/** A published page without its content. */
export type ListedOwnPage = {
  id: number
  slug: string
  titles: Partial<Record<TranslatedLocale, string>>
  descriptions: Partial<Record<TranslatedLocale, string>>
  updatedAt: string
}

/** The published pages, in the order in which they were added; few enough to be kept as a whole. */
export async function ownPages(): Promise<ListedOwnPage[]> {
  'use cache'
  cacheTag(pageTags.pages)
  cacheLife('hours')
  const rows = await db().page.findMany({
    where: { isPublished: true },
    orderBy: { id: 'asc' },
    select: { id: true, slug: true, texts: true, updatedAt: true },
  })
  return rows.map(({ id, slug, texts: stored, updatedAt }) => {
    const texts = storedPageTextsSchema.parse(stored)
    const titles: ListedOwnPage['titles'] = {}
    const descriptions: ListedOwnPage['descriptions'] = {}
    for (const language of languagesOf(texts)) {
      titles[language] = texts[language]?.title
      descriptions[language] = texts[language]?.metaDescription
    }
    return { id, slug, titles, descriptions, updatedAt: updatedAt.toISOString() }
  })
}

/** What a row has as JSON. */
const storedParts = (row: Pick<Row, 'texts' | 'blocks'>) => ({
  texts: storedPageTextsSchema.parse(row.texts),
  blocks: pageBlocksSchema.parse(row.blocks),
})

function shownPage(
  page: { slug: string; texts: PageTexts; blocks: PageBlock[]; updatedAt: Date },
  locale: Locale,
  defaultLanguage: string,
): OwnPage | null {
  const text = shownText(page.texts, locale, defaultLanguage)
  if (!text) return null
  const { content, ...shown } = text
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    ...shown,
    slug: page.slug,
    blocks: page.blocks,
    updatedAt: page.updatedAt.toISOString(),
    ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }),
  }
}

/** A published page as it is shown in a language, or `null`. */
export async function ownPage(slug: string, locale: Locale): Promise<OwnPage | null> {
  const { defaultLanguage } = await cachedSettings()
  return cachedOwnPage(slug, locale, defaultLanguage)
}

async function cachedOwnPage(
  slug: string,
  locale: Locale,
  defaultLanguage: string,
): Promise<OwnPage | null> {
  'use cache'
  cacheTag(pageTags.pages)
  cacheLife('hours')
  const row = await db().page.findUnique({ where: { slug, isPublished: true } })
  if (!row) return null
  return shownPage({ ...row, ...storedParts(row) }, locale, defaultLanguage)
}

/** The slug of the published page that had another one before nobody had it, or `null`. */
export async function pageMovedFrom(slug: string): Promise<string | null> {
  'use cache'
  cacheTag(pageTags.pages)
  cacheLife('hours')
  const id = await lastWithSlug('page', slug)
  if (id === null) return null
  const row = await db().page.findUnique({
    where: { id, isPublished: true },
    select: { slug: true },
  })
  return row?.slug ?? null
}

/** The next published pages that changed between two instants. @param after the last id that was read */
export const ownPagesChanged = (
  { from, until }: { from: Date; until: Date },
  after: number,
  limit: number,
): Promise<{ id: number; slug: string; updatedAt: Date }[]> =>
  db().page.findMany({
    where: { isPublished: true, updatedAt: { gte: from, lt: until }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })

/** The kind of page draft that previews of pages are stored as. */
export const OWN_PAGE_DRAFT = 'own-page'

const draftSchema = z.object({ texts: storedPageTextsSchema, blocks: pageBlocksSchema })

/** The page that a draft would be in a language, or `null` once its preview has expired; never kept, as the next draft replaces it. */
export async function ownPageDraft(id: string, locale: Locale): Promise<OwnPage | null> {
  const { defaultLanguage } = await cachedSettings()
  const draft = draftSchema.safeParse(await readPageDraft(OWN_PAGE_DRAFT, id))
  if (!draft.success) return null
  const page = { ...draft.data, slug: `preview/${id}`, updatedAt: new Date() }
  return shownPage(page, locale, defaultLanguage)
}

const OF_STATUS: Record<ArticleStatus, Prisma.PageWhereInput> = {
  published: { isPublished: true },
  scheduled: { isPublished: false, publishAt: { not: null } },
  draft: { isPublished: false, publishAt: null },
}

type Row = Prisma.PageGetPayload<object>

function adminRow(row: Row, defaultLanguage: string): AdminPageRow {
  const texts = storedPageTextsSchema.parse(row.texts)
  return {
    id: row.id,
    slug: row.slug,
    title: shownText(texts, defaultLanguage, defaultLanguage)?.title ?? row.slug,
    languages: languagesOf(texts),
    isPublished: row.isPublished,
    publishedAt: row.publishedAt.toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** One page of the owner's pages, drafts included, the last changed first, and how many match in all. */
export async function listPages({
  search,
  status,
  limit,
  offset,
}: AdminPageQuery): Promise<{ rows: AdminPageRow[]; total: number }> {
  const where: Prisma.PageWhereInput = {
    ...(status && OF_STATUS[status]),
    ...(search && { id: { in: await idsWith(search) } }),
  }
  const [rows, total, { defaultLanguage }] = await Promise.all([
    db().page.findMany({
      where,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db().page.count({ where }),
    currentSettings(),
  ])
  return { rows: rows.map((row) => adminRow(row, defaultLanguage)), total }
}

/** Whose slug, or title in any language, contains a text. */
async function idsWith(search: string): Promise<number[]> {
  const pattern = `%${escapeLike(search)}%`
  const rows = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT p."id" FROM "Page" p WHERE p."slug" ILIKE ${pattern} OR EXISTS (
      SELECT 1 FROM jsonb_each(p."texts") t WHERE t.value->>'title' ILIKE ${pattern})`,
  )
  return rows.map(({ id }) => id)
}

/** A page for its editor. @throws AppError `not_found` */
export async function requireAdminPage(id: number): Promise<AdminPage> {
  const row = await db().page.findUnique({
    where: { id },
    include: { _count: { select: { versions: true } } },
  })
  if (!row) throw new AppError('not_found', say('pages.unknown'))
  const { _count, ...page } = row
  const { defaultLanguage } = await currentSettings()
  return {
    ...adminRow(page, defaultLanguage),
    ...storedParts(page),
    versions: _count.versions,
  }
}

/** A form on a published page, or `null`: its page's title and what it asks, in the language of whoever fills it in. */
export async function formOnPage(
  slug: string,
  blockId: number,
  locale: Locale,
): Promise<{ title: string; words: FormWords } | null> {
  const { defaultLanguage } = await currentSettings()
  const row = await db().page.findUnique({ where: { slug, isPublished: true } })
  if (!row) return null
  const { texts, blocks } = storedParts(row)
  const form = blocks.find(({ id }) => id === blockId)
  const text = shownText(texts, locale, defaultLanguage)
  if (form?.kind !== 'form' || form.isHidden || !text) return null
  return { title: text.title, words: formWords(form, locale, defaultLanguage) }
}
