import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { ARTICLE_CATEGORIES } from '@/lib/content/articles/categories'
import type { ArticleListItem } from '@/lib/content/articles/contracts'
import { ArticleBrowser, type ArticleGroup } from './article-browser'
import { useArticleCards } from './article-card-data'
import { categoryName, ownCategories } from './article-category-name'

/** The knowledge base: all articles, filtered by category. */
export function KnowledgeScreen({
  articles,
  timezone,
}: {
  articles: readonly ArticleListItem[]
  timezone: string
}) {
  const t = useTranslations('knowledge')
  const categories = useTranslations('knowledge.categories')
  const [general, ...others] = ARTICLE_CATEGORIES
  const own = ownCategories(articles)
  const groupOf = (name: string, category: string | null): ArticleGroup => {
    const count = articles.filter((article) => !category || article.category === category).length
    return {
      category,
      name: categoryName(categories, name),
      count,
      countText: t('articleCount', { count }),
    }
  }
  return (
    <ArticleBrowser
      title={t('categoriesLabel')}
      groups={[groupOf(general, null), ...[...others, ...own].map((name) => groupOf(name, name))]}
      articles={useArticleCards(articles, timezone)}
      readMore={t('readMore')}
      empty={<NoArticles />}
    />
  )
}

function NoArticles() {
  const t = useTranslations('knowledge')
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed border-line-strong/50 px-6 py-16 text-center">
      <Icon name="file-search" className="size-10 text-muted" />
      <h3 className="mt-4 text-xl font-bold">{t('emptyTitle')}</h3>
      <p className="mt-1.5 max-w-sm text-muted">{t('emptyText')}</p>
    </div>
  )
}
