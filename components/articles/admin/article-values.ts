import type { AdminArticle } from '@/lib/articles/admin-contracts'
import { estimateReadTime } from '@/lib/articles/article-rules'

/** An article as its form holds it. */
export type ArticleValues = {
  title: string
  slug: string
  excerpt: string
  content: string
  image: string
  category: string
  /** A select's value: empty for none. */
  helpTopic: string
  /** Empty: counted from the text. */
  readTime: string
  isPublished: boolean
  /** A day (UTC); empty: the day on which it is published. */
  publishedOn: string
}

export const newArticle = (category: string): ArticleValues => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image: '',
  category,
  helpTopic: '',
  readTime: '',
  isPublished: false,
  publishedOn: '',
})

/** Of a saved article: a read time that was counted is counted on. */
export function valuesOf(article: AdminArticle): ArticleValues {
  const { readTime, publishedAt, isPublished, image, helpTopic } = article
  const isCounted = readTime === estimateReadTime(article.content)
  return {
    title: article.title,
    slug: article.slug,
    excerpt: article.excerpt,
    content: article.content,
    image: image ?? '',
    category: article.category,
    helpTopic: helpTopic ?? '',
    readTime: isCounted ? '' : String(readTime),
    isPublished,
    publishedOn: isPublished ? publishedAt.slice(0, 10) : '',
  }
}

/** What the form says of an article, for the calls that save and preview it. */
export function payloadOf(values: ArticleValues, saved?: AdminArticle) {
  const { helpTopic, readTime, publishedOn, ...fields } = values
  return {
    ...fields,
    helpTopic: helpTopic || null,
    readTime: readTime === '' ? null : Number(readTime),
    ...momentOf(publishedOn, saved),
  }
}

/** A day that stays as it was keeps its time of day. */
function momentOf(day: string, saved?: AdminArticle): { publishedAt?: string } {
  if (day === '') return {}
  if (saved?.publishedAt.startsWith(day)) return { publishedAt: saved.publishedAt }
  return { publishedAt: `${day}T00:00:00.000Z` }
}
