'use client'

import { Mails, Plus } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { MAILING_STATES } from '@/lib/newsletter/lifecycle'
import type { MailingRow } from '@/lib/newsletter/mailings/contracts'
import { MAILING_STATUS, utcTime } from './mailing-labels'

const figure = (value: number) => value.toLocaleString('en')

/** When something happened to a mailing last, or will. */
function whenOf({ status, scheduledFor, finishedAt, startedAt, updatedAt }: MailingRow): string {
  if (status === 'scheduled' && scheduledFor) return utcTime(scheduledFor)
  return formatDateTime(finishedAt ?? startedAt ?? updatedAt)
}

const COLUMNS: Column<MailingRow>[] = [
  {
    key: 'subject',
    header: 'Subject',
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
    header: 'State',
    cell: ({ status }) => (
      <Badge tone={MAILING_STATUS[status].tone}>{MAILING_STATUS[status].label}</Badge>
    ),
  },
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-muted',
    cell: whenOf,
  },
  ...(['recipients', 'sent', 'failed', 'unsubscribed'] as const).map((name) => ({
    key: name,
    header: name.charAt(0).toUpperCase() + name.slice(1),
    className: 'text-end tabular-nums',
    cell: ({ figures, status }: MailingRow) =>
      status === 'draft' || status === 'scheduled' ? '—' : figure(figures[name]),
  })),
]

/** The Newsletter tab. */
export function MailingsScreen() {
  const [status, setStatus] = useState('')
  const list = usePagedList({ call: 'GET /api/admin/mailings', filters: { status } })
  return (
    <>
      <TabHeading
        title="Newsletter"
        lead="Mails to everybody who confirmed that they want the newsletter."
      >
        <Link href="/admin/messages/subscribers" className={buttonStyle({ variant: 'outline' })}>
          Subscribers
        </Link>
        <Link href="/admin/newsletter/new" className={buttonStyle()}>
          <Plus aria-hidden />
          Write a mailing
        </Link>
      </TabHeading>
      <Select
        aria-label="State"
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        className="mb-4 w-44"
      >
        <option value="">All states</option>
        {MAILING_STATES.states.map((name) => (
          <option key={name} value={name}>
            {MAILING_STATUS[name].label}
          </option>
        ))}
      </Select>
      {list.error ? (
        <LoadError title="Failed to load the mailings" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Mailings"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <Mails aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  {status ? 'No mailing is in this state.' : 'No mailing was written yet.'}
                </p>
              </>
            }
          />
          <Pager list={list} noun="mailings" />
        </>
      )}
    </>
  )
}
