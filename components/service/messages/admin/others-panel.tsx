import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { subjectText } from './erasure-text'
import { STATUS_TONES } from './message-labels'

/** What else came from the same address; left out when nothing did. */
export function OthersPanel({ others }: Pick<AdminMessage, 'others'>) {
  const t = useTranslations('backOffice.messages')
  if (others.length === 0) return null
  return (
    <Panel title={t('message.others')}>
      <ul className="divide-y divide-line text-sm">
        {others.map(({ id, subject, status, createdAt }) => (
          <li key={id} className="py-2.5 first:pt-0 last:pb-0">
            <Link
              href={`/admin/messages/${id}`}
              className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
            >
              {subjectText(subject)}
            </Link>
            <span className="mt-1 flex flex-wrap items-center gap-1.5 text-muted">
              <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
              {formatDateTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
