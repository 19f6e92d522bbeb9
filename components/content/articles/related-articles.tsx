import { useTranslations } from 'next-intl'
import type { ArticleListItem } from '@/lib/content/articles/contracts'
import { ArticleCard } from './article-card'
import { useArticleCards } from './article-card-data'

/** Other articles of the same category; renders nothing when there are none. */
export function RelatedArticles({
  articles,
  timezone,
}: {
  articles: readonly ArticleListItem[]
  timezone: string
}) {
  const t = useTranslations('knowledge')
  const cards = useArticleCards(articles, timezone)
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl font-extrabold">
        {t('related')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {cards.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} readMore={t('readMore')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
