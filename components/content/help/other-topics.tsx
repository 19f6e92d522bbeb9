import { useTranslations } from 'next-intl'
import { HELP_TOPICS, type HelpTopicSlug } from '@/lib/content/articles/help-topics'
import { Link } from '@/lib/i18n/navigation'
import { TopicIcon } from './topic-icon'

export function OtherTopics({ current }: { current: HelpTopicSlug }) {
  const t = useTranslations('helpPage.topics')
  const topics = useTranslations('helpTopics')
  return (
    <nav aria-labelledby="other-topics" className="lg:sticky lg:top-36 lg:self-start">
      <h2 id="other-topics" className="font-bold">
        {t('others')}
      </h2>
      <ul className="mt-3 -mx-3 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
        {HELP_TOPICS.filter(({ slug }) => slug !== current).map(({ slug }) => (
          <li key={slug}>
            <Link
              href={`/help/${slug}`}
              className="flex items-center gap-3 rounded-control px-3 py-2.5 font-medium text-ink-soft hover:bg-sunken hover:text-primary-deep"
            >
              <TopicIcon topic={slug} className="size-5 shrink-0 text-primary-strong" />
              {topics(`${slug}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
