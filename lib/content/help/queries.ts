import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { db } from '@/lib/core/db'
import { plainText } from './plain-text'
import type { HelpDocument } from './ranking'

export type HelpArticle = {
  slug: string
  title: string
  excerpt: string
  category: string
  helpTopic: string | null
  readTime: number
}

/** Every article that belongs to a help topic; the basics, which were written first, come first. */
export async function helpArticles(): Promise<HelpArticle[]> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  return db().article.findMany({
    where: { isPublished: true, helpTopic: { in: HELP_TOPICS.map(({ name }) => name) } },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    select: {
      slug: true,
      title: true,
      excerpt: true,
      category: true,
      helpTopic: true,
      readTime: true,
    },
  })
}

/** All articles of the knowledge base as the help search reads them. */
export async function articleDocuments(): Promise<HelpDocument[]> {
  'use cache'
  cacheTag(articleTags.articles)
  cacheLife('hours')
  const rows = await db().article.findMany({
    where: { isPublished: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { slug: true, title: true, excerpt: true, content: true },
  })
  return rows.map(({ slug, title, excerpt, content }) => ({
    kind: 'article',
    href: `/knowledge/${slug}`,
    title,
    excerpt,
    text: plainText(content),
  }))
}
