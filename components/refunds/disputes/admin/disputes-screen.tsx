'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { disputeReason } from '@/components/back-office/language/dispute-reason'
import { PagedTable } from '@/components/back-office/paged-table'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { StatusFilter } from '@/components/payments/admin/status-filter'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import { DISPUTE_STATES } from '@/lib/refunds/disputes/lifecycle'
import { DISPUTE_TONES } from './dispute-labels'

const STATUSES = DISPUTE_STATES.states

function useColumns(): readonly Column<Dispute>[] {
  const t = useTranslations('backOffice.disputes')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return [
    {
      key: 'order',
      header: common('order'),
      className: 'min-w-44',
      cell: ({ orderNumber, providerDisputeId }) => (
        <>
          {orderNumber ? (
            <Link href={`/admin/orders/${orderNumber}`} className="font-semibold hover:underline">
              {orderNumber}
            </Link>
          ) : (
            t('list.noOrder')
          )}
          <span className="block font-mono text-xs text-muted">{providerDisputeId}</span>
        </>
      ),
    },
    {
      key: 'reason',
      header: common('reason'),
      className: 'min-w-40',
      cell: ({ reason, provider }) => (
        <>
          {disputeReason(t, reason)}
          <span className="block text-xs text-muted">{providerLabel(orders, provider)}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ status }) => <Badge tone={DISPUTE_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'respondBy',
      header: t('list.answerBefore'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ respondBy, status }) =>
        respondBy && status === 'needs_response' ? formatDateTime(respondBy) : '',
    },
    {
      key: 'opened',
      header: t('list.opened'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ openedAt }) => formatDateTime(openedAt),
    },
    {
      key: 'amount',
      header: common('amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ]
}

/** Disputed payments. */
export function DisputesScreen() {
  const t = useTranslations('backOffice.disputes')
  const columns = useColumns()
  const [status, setStatus] = useState(useNamedFilter('status', STATUSES))
  const list = usePagedList({ call: 'GET /api/admin/disputes', filters: { status } })
  return (
    <>
      <PaymentsHeading lead={t('list.lead')} />
      <StatusFilter
        all={t('list.all')}
        statuses={STATUSES}
        labelOf={(name) => t(`status.${name}`)}
        value={status}
        onChange={setStatus}
      />
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('list.noun')}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyList
            text={status ? t('list.noneSuch') : t('list.none')}
            hint={t('list.noneHint')}
          />
        }
      />
    </>
  )
}
