import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { MessageRow } from '@/lib/service/messages/admin-contracts'
import { subjectText } from './erasure-text'
import { categoryLabel, STATUS_TONES } from './message-labels'

export function useMessageColumns(): readonly Column<MessageRow>[] {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'subject',
      header: common('message'),
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
            {readAt === null && <span className="sr-only">{t('list.unread')}</span>}
            {subjectText(subject)}
          </Link>
        </span>
      ),
    },
    {
      key: 'from',
      header: t('list.from'),
      className: 'min-w-48',
      cell: ({ name, email }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{shownEmail(email)}</span>
        </>
      ),
    },
    {
      key: 'category',
      header: common('category'),
      className: 'whitespace-nowrap',
      cell: ({ category }) => categoryLabel(t, category),
    },
    {
      key: 'language',
      header: common('language'),
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ locale }) => languageName(locale),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'assignee',
      header: t('assignment.label'),
      className: '[overflow-wrap:anywhere]',
      cell: ({ assignee }) => assignee?.username ?? '—',
    },
    {
      key: 'received',
      header: t('list.received'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
  ]
}
