import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/core/cache-tags'
import { db } from '@/lib/core/db'
import { PLACEHOLDER_IMAGE } from '@/lib/core/images'
import type { Article, ArticleListItem } from './contracts'

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
  cacheTag(tags.articles)
  cacheLife('hours')
  const rows = await db().article.findMany({
    where: { category },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: LIST_FIELDS,
  })
  return rows.map(shared)
}

/** Articles with their text, newest first. */
export async function fullArticles(category?: string): Promise<Article[]> {
  const rows = await db().article.findMany({
    where: { category },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { ...LIST_FIELDS, content: true },
  })
  return rows.map(shared)
}

/** One article by slug, or `null`. */
export async function articleBySlug(slug: string): Promise<Article | null> {
  'use cache'
  cacheTag(tags.articles)
  cacheLife('hours')
  const row = await db().article.findUnique({
    where: { slug },
    select: { ...LIST_FIELDS, content: true },
  })
  if (!row) return null
  cacheTag(tags.article(row.id))
  return shared(row)
}
