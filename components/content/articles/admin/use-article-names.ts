import { useTranslations } from 'next-intl'
import { CATEGORY_KEYS } from '@/components/content/articles/article-category-name'
import { isCommonCategory } from '@/lib/content/articles/categories'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'

/** What categories and help topics are called in the language of the page; the owner's keep their names. */
export function useArticleNames() {
  const t = useTranslations('backOffice.articles')
  return {
    categoryName: (category: string) =>
      isCommonCategory(category) ? t(`categoryNames.${CATEGORY_KEYS[category]}`) : category,
    topicName: (name: string) => {
      const topic = HELP_TOPICS.find((known) => known.name === name)
      return topic ? t(`helpTopics.${topic.slug}`) : name
    },
  }
}
