import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { MessageRow } from '@/lib/messages/admin-contracts'
import { categoryLabel, languageLabel, STATUS } from './message-labels'

export const MESSAGE_COLUMNS: readonly Column<MessageRow>[] = [
  {
    key: 'subject',
    header: 'Message',
    className: 'min-w-64',
    cell: ({ id, subject, readAt }) => (
      <span className="flex items-start gap-2.5">
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${readAt ? 'bg-transparent' : 'bg-primary'}`}
        />
        <Link
          href={`/admin/messages/${id}`}
          className={`[overflow-wrap:anywhere] hover:underline ${readAt ? 'font-medium' : 'font-bold'}`}
        >
          {readAt === null && <span className="sr-only">Unread: </span>}
          {subject}
        </Link>
      </span>
    ),
  },
  {
    key: 'from',
    header: 'From',
    className: 'min-w-48',
    cell: ({ name, email }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-muted [overflow-wrap:anywhere]">{email}</span>
      </>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    className: 'whitespace-nowrap',
    cell: ({ category }) => categoryLabel(category),
  },
  {
    key: 'language',
    header: 'Language',
    className: 'whitespace-nowrap text-ink-soft',
    cell: ({ locale }) => languageLabel(locale),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  {
    key: 'received',
    header: 'Received',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
]
