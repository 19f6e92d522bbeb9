import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { LongDate } from '@/components/ui/long-date'
import { publishedDay } from '@/lib/content/articles/article-rules'
import type { ArticleListItem } from '@/lib/content/articles/contracts'

type ArticleBylineProps = {
  article: Pick<ArticleListItem, 'publishedAt' | 'readTime'>
  /** The store's. */
  timezone: string
  className?: string
}

/** When an article was written and how long it takes to read. */
export function ArticleByline({ article, timezone, className = '' }: ArticleBylineProps) {
  const t = useTranslations('knowledge')
  return (
    <p className={`article-byline ${className}`}>
      <span>
        <Icon name="calendar-days" />
        <LongDate date={publishedDay(article.publishedAt, timezone)} />
      </span>
      <span>
        <Icon name="clock" />
        {t('readTime', { minutes: article.readTime })}
      </span>
    </p>
  )
}
