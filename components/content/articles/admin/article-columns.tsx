import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import Image from 'next/image'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { storeTimezone } from '@/components/back-office/format-date'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Column } from '@/components/ui/list/data-table'
import type { AdminArticleRow } from '@/lib/content/articles/admin-contracts'
import { publishedDay } from '@/lib/content/articles/article-rules'
import { memoize } from '@/lib/core/memoize'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { ArticleStatusBadge, publishesAt } from './article-status-badge'
import { useArticleNames } from './use-article-names'

const daysIn = memoize(
  (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
)

const action = 'grid size-9 place-items-center rounded-control hover:bg-sunken [&_svg]:size-4.5'

/** The columns of the table of articles. */
export function useArticleColumns(
  onDelete: (article: AdminArticleRow) => void,
): Column<AdminArticleRow>[] {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { categoryName, topicName } = useArticleNames()
  const days = daysIn(pageLanguage())
  return [
    {
      key: 'title',
      header: t('columns.article'),
      className: 'min-w-72',
      cell: ({ id, title, slug, image }) => (
        <div className="flex items-center gap-3">
          <Image
            src={image ?? PLACEHOLDER_IMAGE}
            alt=""
            width={64}
            height={36}
            unoptimized
            className="h-9 w-16 shrink-0 rounded-md bg-sunken object-cover"
          />
          <div className="min-w-0">
            <Link
              href={`/admin/articles/${id}`}
              className="font-semibold [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </Link>
            <p className="font-mono text-xs text-muted [overflow-wrap:anywhere]">{slug}</p>
          </div>
        </div>
      ),
    },
    {
      key: 'category',
      header: common('category'),
      className: 'whitespace-nowrap',
      cell: ({ category, helpTopic }) => (
        <>
          {categoryName(category)}
          {helpTopic && (
            <span className="block text-xs text-muted">
              {t('columns.help', { topic: topicName(helpTopic) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: common('status'),
      cell: (article) => <ArticleStatusBadge article={article} />,
    },
    {
      key: 'published',
      header: t('columns.publishedOn'),
      className: 'whitespace-nowrap',
      cell: ({ isPublished, publishedAt, publishAt, readTime }) => (
        <>
          {isPublished ? (
            <time dateTime={publishedAt}>
              {days.format(new Date(publishedDay(publishedAt, storeTimezone())))}
            </time>
          ) : (
            (publishesAt(t, publishAt) ?? t('columns.notYet'))
          )}
          <span className="block text-xs text-muted">
            {t('columns.readTime', { minutes: readTime })}
          </span>
        </>
      ),
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (article) => (
        <div className="flex items-center justify-end">
          {article.isPublished && (
            <a
              href={`/knowledge/${article.slug}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('columns.viewOf', { title: article.title })}
              title={t('columns.view')}
              className={`${action} text-ink-soft`}
            >
              <ExternalLink aria-hidden />
            </a>
          )}
          <Link
            href={`/admin/articles/${article.id}`}
            aria-label={t('columns.editOf', { title: article.title })}
            title={common('edit')}
            className={`${action} text-ink-soft`}
          >
            <Pencil aria-hidden />
          </Link>
          <button
            type="button"
            aria-label={t('columns.deleteOf', { title: article.title })}
            title={common('delete')}
            onClick={() => onDelete(article)}
            className={`${action} text-danger`}
          >
            <Trash2 aria-hidden />
          </button>
        </div>
      ),
    },
  ]
}
