import 'server-only'
import { ARTICLE_CATEGORIES } from '@/lib/content/articles/categories'
import { HELP_TOPICS, type HelpTopicName } from '@/lib/content/articles/help-topics'
import { MAX_CATEGORY_NAME } from '@/lib/content/articles/own-categories/contracts'
import { createArticleCategory } from '@/lib/content/articles/own-categories/create-category'
import { articleCategories } from '@/lib/content/articles/own-categories/queries'
import { AppError } from '@/lib/core/errors'
import { SERVER } from '@/lib/staff/audit'
import { plainText } from './plain-text'
import type { Post } from './posts'

const [FALLBACK] = ARTICLE_CATEGORIES

const termsOf = ({ _embedded }: Pick<Post, '_embedded'>, taxonomy: string) =>
  _embedded['wp:term']
    .flat()
    .flatMap((term) =>
      term?.taxonomy === taxonomy && term.slug !== 'uncategorized' ? [plainText(term.name)] : [],
    )

const sameName = (name: string) => (other: { name: string }) =>
  other.name.toLowerCase() === name.toLowerCase()

/**
 * The category of the knowledge base that a post belongs to: that of its first category's name, which is added if there is none.
 * Without a category, or when there may be no more, it is the first one.
 */
export async function categoryOf(post: Pick<Post, '_embedded'>): Promise<string> {
  const names = termsOf(post, 'category')
  const known = await articleCategories()
  for (const name of names) {
    const found = known.find(sameName(name))
    if (found) return found.name
  }
  const [name] = names.filter((one) => one.length <= MAX_CATEGORY_NAME)
  if (!name) return FALLBACK
  try {
    return (await createArticleCategory(SERVER, { name })).name
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return FALLBACK
    throw error
  }
}

/** The help centre's topic that one of a post's tags names; `null` for none. */
export const helpTopicOf = (post: Pick<Post, '_embedded'>): HelpTopicName | null =>
  HELP_TOPICS.find((topic) => termsOf(post, 'post_tag').some((tag) => sameName(tag)(topic)))
    ?.name ?? null
