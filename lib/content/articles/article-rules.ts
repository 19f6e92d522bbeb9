import { dayOf } from '@/lib/core/calendar'
import { latinLetters } from '@/lib/core/latin-letters'
import { DAY_MS } from '@/lib/core/time'
// Rules of articles that the form and the server share. Without schemas, so that the browser may
// load them.

export const MAX_SLUG_LENGTH = 120
export const MAX_TITLE_LENGTH = 160
export const MAX_EXCERPT_LENGTH = 300
export const MAX_CONTENT_LENGTH = 200_000
export const MAX_READ_TIME = 180

/** Published, a draft that publishes itself, or one that does not. */
export const ARTICLE_STATUSES = ['published', 'scheduled', 'draft'] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]

export const articleStatus = (article: {
  isPublished: boolean
  publishAt: string | null
}): ArticleStatus => (article.isPublished ? 'published' : article.publishAt ? 'scheduled' : 'draft')

/**
 * The day that an article says. A day that was chosen is stored as its midnight in UTC, and is that day in every time zone;
 * any other instant is one at which the article was published, and has the day of the store.
 */
export const publishedDay = (publishedAt: string, timezone: string): string =>
  dayOf(new Date(publishedAt), Date.parse(publishedAt) % DAY_MS === 0 ? 'UTC' : timezone)

/** How many earlier texts are kept of an article. */
export const KEPT_VERSIONS = 50

type Text = { title: string; excerpt: string; content: string }

/** Whether a version has another text than the one before. */
export const hasOtherText = (before: Text, after: Text): boolean =>
  before.title !== after.title ||
  before.excerpt !== after.excerpt ||
  before.content !== after.content

/** The size limit of a body with an article: {@link MAX_CONTENT_LENGTH} characters of up to four bytes. */
export const MAX_ARTICLE_BODY_BYTES = 1024 * 1024

/** Words joined by single hyphens. */
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Average reading speed on a screen. */
const WORDS_PER_MINUTE = 200
/** Chinese and Japanese have no spaces; this many of their characters are read as fast as a word. */
const SIGNS_PER_WORD = 2

/**
 * The default address of an article: its title in lower case, without accents and punctuation, words
 * joined by hyphens.
 *
 * @returns an empty text for a title without Latin letters or digits
 */
export function articleSlug(title: string): string {
  return latinLetters(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '')
}

/** How many minutes a text takes to read, at least one. @param content HTML or plain text */
export function estimateReadTime(content: string): number {
  const text = content.replace(/<[^<>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words =
    text.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu)?.length ?? 0
  return Math.min(
    MAX_READ_TIME,
    Math.max(1, Math.ceil((words + signs / SIGNS_PER_WORD) / WORDS_PER_MINUTE)),
  )
}
