import { CalendarDays, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LongDate } from '@/components/ui/long-date'
import type { ArticleListItem } from '@/lib/articles/contracts'

type ArticleBylineProps = {
  article: Pick<ArticleListItem, 'publishedAt' | 'readTime'>
  className?: string
}

/** When an article was written and how long it takes to read. */
export function ArticleByline({ article, className = '' }: ArticleBylineProps) {
  const t = useTranslations('knowledge')
  return (
    <p
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 text-muted [&_svg]:size-4 [&_svg]:shrink-0 ${className}`}
    >
      <span className="flex items-center gap-1.5">
        <CalendarDays aria-hidden />
        <LongDate date={article.publishedAt} />
      </span>
      <span className="flex items-center gap-1.5">
        <Clock aria-hidden />
        {t('readTime', { minutes: article.readTime })}
      </span>
    </p>
  )
}
