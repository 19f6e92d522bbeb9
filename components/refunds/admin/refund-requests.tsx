'use client'

import Link from 'next/link'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { usePagedList } from '@/components/back-office/use-paged-list'
import {
  capitalize,
  money,
  REQUEST_TONES,
  refundReasonLabel,
} from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { Select } from '@/components/ui/fields/select'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'

const COLUMNS: readonly Column<AdminRefundRequest>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderNumber, customerEmail }) => (
      <>
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
        >
          {orderNumber}
        </Link>
        <span className="block text-muted [overflow-wrap:anywhere]">{customerEmail}</span>
      </>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    className: 'min-w-44',
    cell: ({ reason, message }) => (
      <>
        {refundReasonLabel(reason)}
        {message && <span className="line-clamp-2 block text-muted">{message}</span>}
      </>
    ),
  },
  {
    key: 'asked',
    header: 'Asked',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, isBeingRefunded }) => (
      <Badge tone={REQUEST_TONES[status]}>
        {isBeingRefunded ? 'Being refunded' : capitalize(status)}
      </Badge>
    ),
  },
  { key: 'total', header: 'Total', align: 'end', cell: ({ totalAmount }) => money(totalAmount) },
]

/** The refund requests. Each is answered on its order's page. */
export function RefundRequests() {
  const [status, setStatus] = useState('open')
  const list = usePagedList({
    call: 'GET /api/admin/refund-requests',
    filters: { status },
    pageSize: 10,
  })
  return (
    <Panel
      title="Refund requests"
      lead="Open the order to accept or decline one."
      actions={
        <Select
          aria-label="Refund request status"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          className="w-36"
        >
          <option value="open">Open</option>
          <option value="accepted">Accepted</option>
          <option value="declined">Declined</option>
          <option value="">All</option>
        </Select>
      }
    >
      {list.error ? (
        <LoadError
          title="Failed to load the refund requests"
          error={list.error}
          onRetry={list.retry}
        />
      ) : (
        <>
          <DataTable
            caption="What buyers ask for"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            skeletonRows={2}
            empty={<p className="text-sm text-muted">No refund request is {status || 'there'}.</p>}
          />
          <Pager list={list} noun="refund requests" />
        </>
      )}
    </Panel>
  )
}
