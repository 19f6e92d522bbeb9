import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import Image from 'next/image'
import Link from 'next/link'
import type { Column } from '@/components/ui/list/data-table'
import type { AdminArticleRow } from '@/lib/articles/admin-contracts'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { ArticleStatusBadge, publishesAt } from './article-status-badge'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const action = 'grid size-9 place-items-center rounded-control hover:bg-sunken [&_svg]:size-4.5'

/** The columns of the table of articles. */
export const articleColumns = (
  onDelete: (article: AdminArticleRow) => void,
): Column<AdminArticleRow>[] => [
  {
    key: 'title',
    header: 'Article',
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
    header: 'Category',
    className: 'whitespace-nowrap',
    cell: ({ category, helpTopic }) => (
      <>
        {category}
        {helpTopic && <span className="block text-xs text-muted">Help: {helpTopic}</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (article) => <ArticleStatusBadge article={article} />,
  },
  {
    key: 'published',
    header: 'Published on',
    className: 'whitespace-nowrap',
    cell: ({ isPublished, publishedAt, publishAt, readTime }) => (
      <>
        {isPublished ? (
          <time dateTime={publishedAt}>{DAY.format(new Date(publishedAt))}</time>
        ) : (
          (publishesAt(publishAt) ?? 'Not yet')
        )}
        <span className="block text-xs text-muted">{readTime} min to read</span>
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: (article) => (
      <div className="flex items-center justify-end">
        {article.isPublished && (
          <a
            href={`/knowledge/${article.slug}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`View ${article.title} (opens in a new tab)`}
            title="View"
            className={`${action} text-ink-soft`}
          >
            <ExternalLink aria-hidden />
          </a>
        )}
        <Link
          href={`/admin/articles/${article.id}`}
          aria-label={`Edit ${article.title}`}
          title="Edit"
          className={`${action} text-ink-soft`}
        >
          <Pencil aria-hidden />
        </Link>
        <button
          type="button"
          aria-label={`Delete ${article.title}`}
          title="Delete"
          onClick={() => onDelete(article)}
          className={`${action} text-danger`}
        >
          <Trash2 aria-hidden />
        </button>
      </div>
    ),
  },
]
