import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { articleTags } from './cache-tags'
import { articleHtml } from './article-html'
import type { Article, ArticleListItem, ArticlePage } from './contracts'

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

const shared = <R extends Row>(row: R) => ({
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
  return rows.map(shared)
}

/** Articles with their text, newest first. */
export async function fullArticles(category?: string): Promise<Article[]> {
  const rows = await db().article.findMany({
    where: { category, isPublished: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { ...LIST_FIELDS, content: true },
  })
  return rows.map(shared)
}

/** One article by slug, or `null`. */
export async function articleBySlug(slug: string): Promise<Article | null> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const row = await db().article.findUnique({
    where: { slug, isPublished: true },
    select: { ...LIST_FIELDS, content: true },
  })
  if (!row) return null
  cacheTag(articleTags.article(row.id))
  return shared(row)
}

/** One article as its page in a language shows it, with its text as safe HTML; or `null`. */
export async function articlePage(slug: string, locale: Locale): Promise<ArticlePage | null> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const article = await articleBySlug(slug)
  if (!article) return null
  cacheTag(articleTags.article(article.id))
  const { content, ...shown } = article
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return { ...shown, ...articleHtml(content, { siteUrl: env().SITE_URL, languagePrefix }) }
}
