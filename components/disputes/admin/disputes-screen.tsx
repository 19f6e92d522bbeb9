'use client'

import Link from 'next/link'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { money, PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { StatusFilter } from '@/components/payments/admin/status-filter'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { Dispute } from '@/lib/disputes/contracts'
import { reasonText } from '@/lib/disputes/reason-text'
import { DISPUTE_LABELS, DISPUTE_TONES } from './dispute-labels'

const COLUMNS: readonly Column<Dispute>[] = [
  {
    key: 'order',
    header: 'Order',
    className: 'min-w-44',
    cell: ({ orderNumber, providerDisputeId }) => (
      <>
        {orderNumber ? (
          <Link href={`/admin/orders/${orderNumber}`} className="font-semibold hover:underline">
            {orderNumber}
          </Link>
        ) : (
          'No order'
        )}
        <span className="block font-mono text-xs text-muted">{providerDisputeId}</span>
      </>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    className: 'min-w-40',
    cell: ({ reason, provider }) => (
      <>
        {reasonText(reason)}
        <span className="block text-xs text-muted">{PROVIDER_LABELS[provider]}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={DISPUTE_TONES[status]}>{DISPUTE_LABELS[status]}</Badge>,
  },
  {
    key: 'respondBy',
    header: 'Answer before',
    className: 'whitespace-nowrap text-muted',
    cell: ({ respondBy, status }) =>
      respondBy && status === 'needs_response' ? formatDateTime(respondBy) : '',
  },
  {
    key: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted',
    cell: ({ openedAt }) => formatDateTime(openedAt),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => money(amount) },
]

/** Disputed payments. */
export function DisputesScreen() {
  const [status, setStatus] = useState(useNamedFilter('status', Object.keys(DISPUTE_LABELS)))
  const list = usePagedList({ call: 'GET /api/admin/disputes', filters: { status } })
  return (
    <>
      <PaymentsHeading lead="Claims of buyers at PayPal or their bank. Answer in time, with the evidence from the order’s page." />
      <StatusFilter
        all="All disputes"
        labels={DISPUTE_LABELS}
        value={status}
        onChange={setStatus}
      />
      {list.error ? (
        <LoadError title="Failed to load the disputes" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Disputes"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <p className="font-semibold">{status ? 'No such dispute' : 'No disputes'}</p>
                <p className="mt-1 text-sm text-muted">
                  PayPal reports them by itself. Enter those of a bank on the order’s page.
                </p>
              </>
            }
          />
          <Pager list={list} noun="disputes" />
        </>
      )}
    </>
  )
}
