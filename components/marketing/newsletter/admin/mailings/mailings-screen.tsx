'use client'

import { Mails, Plus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCount } from '@/components/back-office/format-number'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import type { Column } from '@/components/ui/list/data-table'
import { MAILING_STATES } from '@/lib/marketing/newsletter/lifecycle'
import type { MailingRow } from '@/lib/marketing/newsletter/mailings/contracts'
import { MAILING_TONES } from './mailing-labels'

/** When something happened to a mailing last, or will. */
function whenOf({ status, scheduledFor, finishedAt, startedAt, updatedAt }: MailingRow): string {
  if (status === 'scheduled' && scheduledFor) return formatDateTime(scheduledFor)
  return formatDateTime(finishedAt ?? startedAt ?? updatedAt)
}

function useMailingColumns(): readonly Column<MailingRow>[] {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'subject',
      header: common('subject'),
      className: 'min-w-64',
      cell: ({ id, subject }) => (
        <Link
          href={`/admin/newsletter/${id}`}
          className="font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {subject}
        </Link>
      ),
    },
    {
      key: 'status',
      header: common('state'),
      cell: ({ status }) => <Badge tone={MAILING_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'when',
      header: common('when'),
      className: 'whitespace-nowrap text-muted',
      cell: whenOf,
    },
    ...(['recipients', 'sent', 'failed', 'unsubscribed'] as const).map((name) => ({
      key: name,
      header: t(`figures.${name}`),
      className: 'text-end tabular-nums',
      cell: ({ figures, status }: MailingRow) =>
        status === 'draft' || status === 'scheduled' ? '—' : formatCount(figures[name]),
    })),
  ]
}

/** The Newsletter tab. */
export function MailingsScreen() {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  const columns = useMailingColumns()
  const [status, setStatus] = useState('')
  const list = usePagedList({ call: 'GET /api/admin/mailings', filters: { status } })
  return (
    <>
      <TabHeading title={t('list.title')} lead={t('list.lead')}>
        <Link href="/admin/messages/subscribers" className={buttonStyle({ variant: 'outline' })}>
          {t('list.subscribers')}
        </Link>
        <Link href="/admin/newsletter/new" className={buttonStyle()}>
          <Plus aria-hidden />
          {t('list.write')}
        </Link>
      </TabHeading>
      <Select
        aria-label={common('state')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        className="mb-4 w-44"
      >
        <option value="">{t('allStates')}</option>
        {MAILING_STATES.states.map((name) => (
          <option key={name} value={name}>
            {t(`status.${name}`)}
          </option>
        ))}
      </Select>
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('list.noun')}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={Mails} text={t(status ? 'list.noneInState' : 'list.empty')} />}
      />
    </>
  )
}
