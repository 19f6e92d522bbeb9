import { useLocale, useTranslations } from 'next-intl'
import { longDate } from '@/components/ui/long-date'
import { publishedDay } from '@/lib/content/articles/article-rules'
import type { ArticleListItem } from '@/lib/content/articles/contracts'
import { categoryName } from './article-category-name'

/** What an article's card shows, in the words of the page's language. */
export type ArticleCardData = Pick<
  ArticleListItem,
  'id' | 'slug' | 'title' | 'excerpt' | 'image' | 'category' | 'publishedAt' | 'translated'
> & {
  categoryName: string
  /** As people read it. */
  date: string
  readTime: string
}

/**
 * Reduces articles to what their cards show. Dates and numbers are written here, because not every browser
 * writes those of every language as the server does.
 *
 * @param timezone the store's, whose days the dates are
 */
export function useArticleCards(
  articles: readonly ArticleListItem[],
  timezone: string,
): ArticleCardData[] {
  const t = useTranslations('knowledge')
  const categories = useTranslations('knowledge.categories')
  const locale = useLocale()
  return articles.map((article) => ({
    id: article.id,
    slug: article.slug,
    ...(article.translated && { translated: article.translated }),
    title: article.title,
    excerpt: article.excerpt,
    image: article.image,
    category: article.category,
    categoryName: categoryName(categories, article.category),
    publishedAt: article.publishedAt,
    date: longDate(publishedDay(article.publishedAt, timezone), locale),
    readTime: t('readTime', { minutes: article.readTime }),
  }))
}
