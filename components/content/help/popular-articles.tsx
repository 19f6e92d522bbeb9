import { Eye, ThumbsUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { categoryName } from '@/components/content/articles/article-category-name'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'

type PopularArticle = {
  slug: string
  title: string
  category: string
  views: number
  helpfulPercent: number
}

/** The most read articles with their ratings. */
export function PopularArticles({ articles }: { articles: readonly PopularArticle[] }) {
  const t = useTranslations('helpPage.popular')
  const categories = useTranslations('knowledge.categories')
  const locale = useLocale()
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface shadow-card">
      {articles.map(({ slug, title, category, views, helpfulPercent }, index) => (
        <li
          key={slug}
          className="group relative flex gap-4 px-5 py-5 transition-colors hover:bg-canvas sm:gap-6 sm:px-7"
        >
          <span
            aria-hidden
            className="w-6 shrink-0 text-2xl leading-7 font-black text-primary tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2 lg:grid-cols-[1fr_auto] lg:items-center">
            <div>
              <h3 className="text-lg leading-snug font-bold" {...englishText(locale)}>
                <Link
                  href={`/knowledge/${slug}`}
                  className="after:absolute after:inset-0 group-hover:text-primary-deep focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary-strong"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-0.5 text-sm text-muted">{categoryName(categories, category)}</p>
            </div>
            <div className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm font-medium text-ink-soft tabular-nums">
              {views > 0 && (
                <p className="flex items-center gap-1.5">
                  <Eye aria-hidden className="size-4 text-muted" />
                  {t('views', { count: views })}
                </p>
              )}
              {helpfulPercent > 0 && (
                <p className="flex items-center gap-1.5">
                  <ThumbsUp aria-hidden className="size-4 text-success" />
                  {t('helpful', { percent: helpfulPercent })}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
