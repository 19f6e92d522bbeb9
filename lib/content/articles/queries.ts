import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { lastWithSlug } from '@/lib/catalog/former-slug'
import { translationTags } from '@/lib/catalog/translations/cache-tags'
import { inLanguage, oneInLanguage } from '@/lib/catalog/translations/in-language'
import { originOf } from '@/lib/content/wordpress/imported-articles'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { articleHtml } from '@/lib/core/rich-text'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { readPageDraft } from '@/lib/platform/page-drafts'
import { currentSetting } from '@/lib/settings/queries'
import { popularArticlesOf } from '@/lib/settings/stated-figures'
import type { AdminArticle, AdminArticleQuery, AdminArticleRow } from './admin-contracts'
import type { ArticleStatus } from './article-rules'
import { articleTags } from './cache-tags'
import type { Article, ArticleListItem, ArticlePage } from './contracts'
import { requireKnownCategory } from './own-categories/queries'

const LIST_FIELDS = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  image: true,
  category: true,
  readTime: true,
  publishedAt: true,
} as const

type Row = Omit<ArticleListItem, 'image' | 'publishedAt'> & {
  image: string | null
  publishedAt: Date
}

const withStoreFields = <R extends Row>(row: R) => ({
  ...row,
  image: row.image?.trim() || PLACEHOLDER_IMAGE,
  publishedAt: row.publishedAt.toISOString(),
})

/** Articles without their text, newest first; of one category when it is named. */
export async function articleList(category?: string): Promise<ArticleListItem[]> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const rows = await db().article.findMany({
    where: { category, isPublished: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: LIST_FIELDS,
  })
  return rows.map(withStoreFields)
}

/** {@link articleList} as a page in a language names them. */
export async function articleListIn(locale: Locale, category?: string): Promise<ArticleListItem[]> {
  'use cache'
  cacheTag(articleTags.articles, translationTags.translations)
  cacheLife('hours')
  return inLanguage('article', await articleList(category), locale)
}

/** Articles with their text, newest first. */
export async function fullArticles(category?: string): Promise<Article[]> {
  const rows = await db().article.findMany({
    where: { category, isPublished: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { ...LIST_FIELDS, content: true },
  })
  return rows.map(withStoreFields)
}

/** One article by slug, or `null`. */
async function articleBySlug(slug: string): Promise<Article | null> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const row = await db().article.findUnique({
    where: { slug, isPublished: true },
    select: { ...LIST_FIELDS, content: true },
  })
  if (!row) return null
  cacheTag(articleTags.article(row.id))
  return withStoreFields(row)
}

/** The article that had a slug before nobody had it, or `null`. */
export async function articleMovedFrom(slug: string): Promise<Article | null> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const id = await lastWithSlug('article', slug)
  if (id === null) return null
  const row = await db().article.findUnique({
    where: { id, isPublished: true },
    select: { slug: true },
  })
  return row && articleBySlug(row.slug)
}

/** One article by its slug or one that it had before, or `null`. */
export const articleAt = async (slug: string): Promise<Article | null> =>
  (await articleBySlug(slug)) ?? articleMovedFrom(slug)

/** One article as its page in a language shows it, with its text as safe HTML; or `null`. */
export async function articlePage(slug: string, locale: Locale): Promise<ArticlePage | null> {
  'use cache'
  cacheTag(articleTags.articles, translationTags.translations)
  cacheLife('hours')
  const article = await oneInLanguage('article', await articleBySlug(slug), locale)
  if (!article) return null
  cacheTag(articleTags.article(article.id))
  const { content, ...shown } = article
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return { ...shown, ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }) }
}

const ADMIN_FIELDS = {
  ...LIST_FIELDS,
  helpTopic: true,
  isPublished: true,
  publishAt: true,
  updatedAt: true,
} as const satisfies Prisma.ArticleSelect

type Dates = { publishedAt: Date; publishAt: Date | null; updatedAt: Date }

const withAdminDates = <R extends Dates>(row: R) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  publishAt: row.publishAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

const OF_STATUS: Record<ArticleStatus, Prisma.ArticleWhereInput> = {
  published: { isPublished: true },
  scheduled: { isPublished: false, publishAt: { not: null } },
  draft: { isPublished: false, publishAt: null },
}

/**
 * One page of the articles, drafts included, newest first, and how many match in all.
 *
 * @throws AppError `invalid` for a category that there is not
 */
export async function listArticles({
  search,
  category,
  status,
  limit,
  offset,
}: AdminArticleQuery): Promise<{ rows: AdminArticleRow[]; total: number }> {
  if (category !== undefined) await requireKnownCategory(category)
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ArticleWhereInput = {
    category,
    ...(status && OF_STATUS[status]),
    ...(search && { OR: [{ title: contains }, { slug: contains }, { excerpt: contains }] }),
  }
  const [rows, total] = await Promise.all([
    db().article.findMany({
      where,
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      select: ADMIN_FIELDS,
    }),
    db().article.count({ where }),
  ])
  return { rows: rows.map(withAdminDates), total }
}

const foundRow = z.object({ id: z.number(), title: z.string(), isPublished: z.boolean() })

/** Some articles whose title contains a text, drafts included, the newest first. */
export const findArticles = (
  text: string,
  limit: number,
): Promise<Pick<AdminArticleRow, 'id' | 'title' | 'isPublished'>[]> =>
  rowsOf(
    db(),
    foundRow,
    Prisma.sql`
    SELECT "id", "title", "isPublished" FROM "Article" WHERE lower("title") LIKE ${`%${escapeLike(text)}%`}
    ORDER BY "publishedAt" DESC, "id" DESC LIMIT ${limit}`,
  )

/** An article for its editor, or `null`. */
export async function adminArticle(id: number): Promise<AdminArticle | null> {
  const row = await db().article.findUnique({
    where: { id },
    select: { ...ADMIN_FIELDS, content: true, _count: { select: { versions: true } } },
  })
  if (!row) return null
  const { _count, ...article } = row
  const linking = await db().article.findMany({
    where: {
      isPublished: true,
      id: { not: id },
      OR: ['"', '#'].map((end) => ({
        content: { contains: `href="/knowledge/${row.slug}${end}` },
      })),
    },
    select: { title: true },
    orderBy: { title: 'asc' },
  })
  return {
    ...withAdminDates(article),
    linkedFrom: linking.map(({ title }) => title),
    isPopular: popularArticlesOf(await currentSetting('popularArticles')).some(
      ({ slug }) => slug === row.slug,
    ),
    origin: await originOf(id),
    versions: _count.versions,
  }
}

/** {@link adminArticle}. @throws AppError `not_found` */
export async function requireAdminArticle(id: number): Promise<AdminArticle> {
  const article = await adminArticle(id)
  if (!article) throw new AppError('not_found', say('articles.unknown'))
  return article
}

/** The kind of page draft that previews of articles are stored as. */
export const ARTICLE_DRAFT = 'article'

const articleDraftSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  category: z.string(),
  readTime: z.number().int(),
  publishedAt: z.iso.datetime(),
  articleId: z.number().int().nullable(),
})

/** The page that a draft would be in a language, or `null` once its preview has expired. */
export async function articleDraftPage(id: string, locale: Locale): Promise<ArticlePage | null> {
  'use cache'
  cacheLife('minutes')
  const stored = await readPageDraft(ARTICLE_DRAFT, id)
  if (stored === null) return null
  const { articleId, content, image, ...draft } = articleDraftSchema.parse(stored)
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    ...draft,
    id: articleId ?? 0,
    slug: `preview/${id}`,
    image: image ?? PLACEHOLDER_IMAGE,
    ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }),
  }
}

const idBlockSchema = z.object({ block: z.number(), count: z.number(), lastModified: z.date() })
type IdBlock = z.infer<typeof idBlockSchema>
type ListedRow = { id: number; slug: string; updatedAt: Date }

/** Published articles by ranges of ids: how many there are in each, and when one of them changed last. */
export async function articleBlocks(size: number): Promise<IdBlock[]> {
  return rowsOf(
    db(),
    idBlockSchema,
    Prisma.sql`
    SELECT ("id" - 1) / ${size}::int AS "block", count(*)::int AS "count",
      max("updatedAt") AS "lastModified"
    FROM "Article" WHERE "isPublished" GROUP BY 1 ORDER BY 1`,
  )
}

/** The next published articles of a range of ids. @param after the last id that was read */
export async function articlesOfBlock(
  { block, size }: { block: number; size: number },
  after: number,
  limit: number,
): Promise<ListedRow[]> {
  return db().article.findMany({
    where: {
      isPublished: true,
      id: { gt: Math.max(after, block * size), lte: (block + 1) * size },
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })
}

/** The next published articles that changed between two instants. @param after the last id that was read */
export const articlesChanged = (
  { from, until }: { from: Date; until: Date },
  after: number,
  limit: number,
): Promise<ListedRow[]> =>
  db().article.findMany({
    where: { isPublished: true, updatedAt: { gte: from, lt: until }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })
