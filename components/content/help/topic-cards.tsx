import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { HelpTopicSlug } from '@/lib/content/articles/help-topics'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { TopicIcon } from './topic-icon'

const SHOWN_ARTICLES = 5

type Article = { slug: string; title: string }
type TopicWithArticles = { slug: HelpTopicSlug; articles: readonly Article[] }

/** The topics, each with its first articles and the way to all of them. */
export function TopicCards({ topics }: { topics: readonly TopicWithArticles[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {topics.map((topic) => (
        <TopicCard key={topic.slug} {...topic} />
      ))}
    </ul>
  )
}

function TopicCard({ slug, articles }: TopicWithArticles) {
  const t = useTranslations('helpPage.topics')
  const topics = useTranslations('helpTopics')
  const locale = useLocale()
  const title = topics(`${slug}.title`)
  return (
    <li
      id={slug}
      className="flex scroll-mt-28 flex-col rounded-card border border-line bg-surface p-6 shadow-card sm:p-7"
    >
      <TopicIcon topic={slug} className="size-7 text-primary-strong" />
      <h3 className="mt-4 text-xl font-bold">{title}</h3>
      <p className="mt-1.5 leading-relaxed text-muted">{topics(`${slug}.text`)}</p>
      <ul
        className="mt-5 -mx-2 border-t border-line pt-3 text-[0.9375rem]"
        {...englishText(locale)}
      >
        {articles.slice(0, SHOWN_ARTICLES).map((article) => (
          <li key={article.slug}>
            <Link
              href={`/knowledge/${article.slug}`}
              prefetch={false}
              className="flex gap-2.5 rounded-control px-2 py-1.5 leading-snug text-ink-soft hover:bg-canvas hover:text-primary-deep hover:underline"
            >
              <Icon name="file-text" className="mt-0.5 size-4 shrink-0 text-line-strong" />
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-4">
        <Link
          href={`/help/${slug}`}
          aria-label={t('viewAllOf', { topic: title })}
          className="-mb-2 inline-flex min-h-10 items-center gap-1.5 rounded-control font-semibold text-primary-strong hover:text-primary-deep hover:underline"
        >
          {t('viewAll')}
          <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
    </li>
  )
}
