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

/** A category's name in the page's language; a custom one is shown as it is. */
export const categoryName = (
  t: ReturnType<typeof useTranslations<'knowledge.categories'>>,
  category: string,
) => (isKnown(category) ? t(KEYS[category]) : category)
