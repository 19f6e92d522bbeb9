import type { useTranslations } from 'next-intl'
import { type ArticleCategory, isCommonCategory } from '@/lib/content/articles/categories'

export const CATEGORY_KEYS = {
  'Getting Started': 'gettingStarted',
  'Installation Guides': 'installationGuides',
  Troubleshooting: 'troubleshooting',
  'Best Practices': 'bestPractices',
  'Advanced Tips': 'advancedTips',
} as const satisfies Record<ArticleCategory, string>

/** The categories of some articles that the owner added, by name. */
export const ownCategories = (articles: readonly { category: string }[]): string[] =>
  [...new Set(articles.map(({ category }) => category))]
    .filter((category) => !isCommonCategory(category))
    .sort((one, other) => one.localeCompare(other, 'en'))

/** A category's name in the page's language; a custom one is shown as it is. */
export const categoryName = (
  t: ReturnType<typeof useTranslations<'knowledge.categories'>>,
  category: string,
) => (isCommonCategory(category) ? t(CATEGORY_KEYS[category]) : category)
