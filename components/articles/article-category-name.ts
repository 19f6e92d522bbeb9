import type { useTranslations } from 'next-intl'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@/lib/articles/categories'

const KEYS = {
  'Getting Started': 'gettingStarted',
  'Installation Guides': 'installationGuides',
  Troubleshooting: 'troubleshooting',
  'Best Practices': 'bestPractices',
  'Advanced Tips': 'advancedTips',
} as const satisfies Record<ArticleCategory, string>

const isKnown = (category: string): category is ArticleCategory =>
  ARTICLE_CATEGORIES.some((known) => known === category)

/** The categories of some articles that the owner added, by name. */
export const ownCategories = (articles: readonly { category: string }[]): string[] =>
  [...new Set(articles.map(({ category }) => category))]
    .filter((category) => !isKnown(category))
    .sort((one, other) => one.localeCompare(other, 'en'))

/** A category's name in the page's language; a custom one is shown as it is. */
export const categoryName = (
  t: ReturnType<typeof useTranslations<'knowledge.categories'>>,
  category: string,
) => (isKnown(category) ? t(KEYS[category]) : category)
