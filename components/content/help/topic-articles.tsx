import { useLocale, useTranslations } from 'next-intl'
import { categoryName } from '@/components/content/articles/article-category-name'
import { Icon } from '@/components/ui/icon/icon'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'

type Article = {
  slug: string
  title: string
  excerpt: string
  category: string
  readTime: number
}

/** All articles of a topic. */
export function TopicArticles({ articles }: { articles: readonly Article[] }) {
  const t = useTranslations('helpPage.topics')
  const categories = useTranslations('knowledge.categories')
  const locale = useLocale()
  if (articles.length === 0) return <p className="text-lg text-muted">{t('empty')}</p>
  return (
    <section aria-labelledby="articles-title">
      <h2 id="articles-title" className="mb-5 font-semibold text-muted">
        {t('count', { count: articles.length })}
      </h2>
      <ul className="space-y-4">
        {articles.map(({ slug, title, excerpt, category, readTime }) => (
          <li
            key={slug}
            className="group relative rounded-card border border-line bg-surface p-5 shadow-card transition-[border-color,box-shadow] hover:border-line-strong/50 hover:shadow-raised sm:p-6"
          >
            <div {...englishText(locale)}>
              <h3 className="text-xl leading-snug font-bold">
                <Link
                  href={`/knowledge/${slug}`}
                  className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-deep focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-strong"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1.5 max-w-2xl leading-relaxed text-ink-soft">{excerpt}</p>
            </div>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
              <span>{categoryName(categories, category)}</span>
              <span className="flex items-center gap-1.5">
                <Icon name="clock" className="size-4" />
                {t('readTime', { minutes: readTime })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
