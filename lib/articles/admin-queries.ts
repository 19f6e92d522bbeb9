import 'server-only'
import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { db, type Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import type { AdminArticle, AdminArticleQuery, AdminArticleRow } from './admin-contracts'
import { articleHtml } from './article-html'
import type { ArticlePage } from './contracts'

const ROW_FIELDS = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  image: true,
  category: true,
  helpTopic: true,
  readTime: true,
  isPublished: true,
  publishedAt: true,
  updatedAt: true,
} as const satisfies Prisma.ArticleSelect

type Dates = { publishedAt: Date; updatedAt: Date }

const shared = <R extends Dates>(row: R) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** One page of the articles, drafts too, the newest first, with the number of all that match. */
export async function listArticles({
  search,
  category,
  status,
  limit,
  offset,
}: AdminArticleQuery): Promise<{ rows: AdminArticleRow[]; total: number }> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ArticleWhereInput = {
    category,
    isPublished: status && status === 'published',
    ...(search && { OR: [{ title: contains }, { slug: contains }, { excerpt: contains }] }),
  }
  const [rows, total] = await Promise.all([
    db().article.findMany({
      where,
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      select: ROW_FIELDS,
    }),
    db().article.count({ where }),
  ])
  return { rows: rows.map(shared), total }
}

/** An article for its editor, or `null`. */
export async function adminArticle(id: number): Promise<AdminArticle | null> {
  const row = await db().article.findUnique({
    where: { id },
    select: { ...ROW_FIELDS, content: true },
  })
  if (!row) return null
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
  return { ...shared(row), linkedFrom: linking.map(({ title }) => title) }
}

/** What a preview keeps of an article, in PageDraft. */
export const ARTICLE_DRAFT = 'article'
export const DRAFT_MS = 3_600_000

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

/** The page that a draft would be, in a language; `null` when there is none or its hour is over. */
export async function articleDraftPage(id: string, locale: Locale): Promise<ArticlePage | null> {
  'use cache'
  cacheLife('minutes')
  const row = await db().pageDraft.findFirst({
    where: { id, page: ARTICLE_DRAFT, createdAt: { gt: new Date(Date.now() - DRAFT_MS) } },
    select: { content: true },
  })
  if (!row) return null
  const { articleId, content, image, ...draft } = articleDraftSchema.parse(row.content)
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    ...draft,
    id: articleId ?? 0,
    slug: `preview/${id}`,
    image: image ?? PLACEHOLDER_IMAGE,
    ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }),
  }
}
