import { storeTimezone, today } from '@/components/back-office/format-date'
import { instantOf, timeOf } from '@/components/back-office/store-time'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'
import { estimateReadTime, publishedDay } from '@/lib/content/articles/article-rules'
import { HELP_TOPICS, type HelpTopicName } from '@/lib/content/articles/help-topics'

/** An article's form values. */
export type ArticleValues = {
  title: string
  slug: string
  excerpt: string
  content: string
  image: string
  category: string
  /** A select's value: empty for none. */
  helpTopic: HelpTopicName | ''
  /** Empty: calculated from the text. */
  readTime: string
  isPublished: boolean
  /** A day of the store's time zone; empty: the day on which it is published. */
  publishedOn: string
  /** When a draft publishes itself: a time of `datetime-local`, in the store's time zone; empty: it does not. */
  publishAt: string
}

/** What is kept of an article's earlier versions. */
export type ArticleText = Pick<ArticleValues, 'title' | 'excerpt' | 'content'>

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
  publishAt: '',
})

/** Form values of a saved article; a calculated read time stays calculated. */
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
    helpTopic: HELP_TOPICS.find(({ name }) => name === helpTopic)?.name ?? '',
    readTime: isCounted ? '' : String(readTime),
    isPublished,
    publishedOn: isPublished ? publishedDay(publishedAt, storeTimezone()) : '',
    publishAt: timeOf(article.publishAt),
  }
}

/** The request body for saving and previewing. */
export function payloadOf(values: ArticleValues, saved?: AdminArticle) {
  const { helpTopic, readTime, publishedOn, publishAt, ...fields } = values
  return {
    ...fields,
    helpTopic: helpTopic || null,
    readTime: readTime === '' ? null : Number(readTime),
    publishAt: values.isPublished ? null : instantOf(publishAt, saved?.publishAt),
    ...publishedAtOf(publishedOn, saved),
  }
}

/** An unchanged day keeps its time of day; today's midnight in UTC may not have come yet. */
function publishedAtOf(day: string, saved?: AdminArticle): { publishedAt?: string } {
  if (day === '') return {}
  if (saved && publishedDay(saved.publishedAt, storeTimezone()) === day)
    return { publishedAt: saved.publishedAt }
  return { publishedAt: day === today() ? new Date().toISOString() : `${day}T00:00:00.000Z` }
}
