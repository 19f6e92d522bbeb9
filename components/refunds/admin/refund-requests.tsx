'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { PagedTable } from '@/components/back-office/paged-table'
import { Panel } from '@/components/back-office/shell/panel'
import { StatusFilter } from '@/components/back-office/status-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { REQUEST_TONES, refundReasonLabel } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'

const STATUSES = [
  'open',
  'accepted',
  'declined',
] as const satisfies readonly AdminRefundRequest['status'][]

function useColumns(): readonly Column<AdminRefundRequest>[] {
  const t = useTranslations('backOffice.refunds')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return [
    {
      key: 'order',
      header: common('order'),
      cell: ({ orderNumber, customerEmail }) => (
        <>
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {shownEmail(customerEmail)}
          </span>
        </>
      ),
    },
    {
      key: 'reason',
      header: common('reason'),
      className: 'min-w-44',
      cell: ({ reason, message }) => (
        <>
          {refundReasonLabel(orders, reason)}
          {message && <span className="line-clamp-2 block text-muted">{message}</span>}
        </>
      ),
    },
    {
      key: 'asked',
      header: t('list.asked'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ status, isBeingRefunded }) => (
        <Badge tone={REQUEST_TONES[status]}>
          {isBeingRefunded ? t('panel.beingRefunded') : orders(`requestStatus.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'total',
      header: common('total'),
      align: 'end',
      cell: ({ totalAmount, currency }) => money(totalAmount, currency),
    },
  ]
}

/** The refund requests. Each is answered on its order's page. */
export function RefundRequests() {
  const t = useTranslations('backOffice.refunds')
  const orders = useTranslations('backOffice.orders')
  const columns = useColumns()
  const [status, setStatus] = useState<AdminRefundRequest['status'] | ''>('open')
  const list = usePagedList({
    call: 'GET /api/admin/refund-requests',
    filters: { status },
    pageSize: 10,
  })
  return (
    <Panel
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <StatusFilter
          label={t('list.statusLabel')}
          statuses={STATUSES}
          nameOf={(name) => orders(`requestStatus.${name}`)}
          value={status}
          onChange={setStatus}
        />
      }
    >
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('list.noun')}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={2}
        empty={<p className="text-sm text-muted">{t(`list.empty.${status || 'all'}`)}</p>}
      />
    </Panel>
  )
}
