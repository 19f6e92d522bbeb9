'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { StatusFilter } from '@/components/payments/admin/status-filter'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { RowAction } from '@/components/ui/list/row-action'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProviderEventRow } from '@/lib/provider-events/contracts'

const CALL = 'GET /api/admin/provider-events'

const LABELS: Record<ProviderEventRow['status'], string> = {
  received: 'Waiting',
  handled: 'Handled',
  ignored: 'Nothing to do',
  failed: 'Tried again',
  given_up: 'Given up',
}
const TONES: Record<ProviderEventRow['status'], ComponentProps<typeof Badge>['tone']> = {
  received: 'brand',
  handled: 'success',
  ignored: 'neutral',
  failed: 'danger',
  given_up: 'danger',
}

const columnsOf = (onReplay?: (event: ProviderEventRow) => void): Column<ProviderEventRow>[] => [
  {
    key: 'kind',
    header: 'Notification',
    className: 'min-w-56',
    cell: ({ kind, eventId, provider }) => (
      <>
        <span className="font-semibold [overflow-wrap:anywhere]">{kind}</span>
        <span className="block font-mono text-xs text-muted [overflow-wrap:anywhere]">
          {PROVIDER_LABELS[provider]} {eventId}
        </span>
      </>
    ),
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderNumber }) =>
      orderNumber && (
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="whitespace-nowrap underline-offset-2 hover:underline"
        >
          {orderNumber}
        </Link>
      ),
  },
  {
    key: 'status',
    header: 'Status',
    className: 'min-w-52',
    cell: ({ status, outcome }) => (
      <>
        <Badge tone={TONES[status]}>{LABELS[status]}</Badge>
        {outcome && (
          <span className="mt-1 block text-xs text-muted [overflow-wrap:anywhere]">{outcome}</span>
        )}
      </>
    ),
  },
  {
    key: 'received',
    header: 'Received',
    className: 'whitespace-nowrap text-muted',
    cell: ({ receivedAt }) => formatDateTime(receivedAt),
  },
  ...(onReplay
    ? [
        {
          key: 'actions',
          header: 'Actions',
          width: '1%',
          cell: (event: ProviderEventRow) => (
            <RowAction
              icon={RotateCcw}
              label={`Handle ${event.kind} once more`}
              title="Handle once more"
              isInactive={event.status === 'received'}
              onClick={() => onReplay(event)}
            />
          ),
        },
      ]
    : []),
]

/** What the payment providers told the store. */
export function EventsScreen() {
  const may = useMay()
  const client = useQueryClient()
  const [status, setStatus] = useState('')
  const list = usePagedList({ call: CALL, filters: { status } })
  async function replay({ id }: ProviderEventRow) {
    try {
      await callAdmin('POST /api/admin/provider-events/[id]/replay', { params: { id } })
      showToast({ title: 'It is handled once more' })
    } catch (error) {
      toastFailure('It was not handled again', error)
    }
    await client.invalidateQueries({ queryKey: [CALL] })
  }
  return (
    <>
      <PaymentsHeading lead="What PayPal and Authorize.Net told the store. Each is handled once; to handle one again does no harm." />
      <StatusFilter all="All notifications" labels={LABELS} value={status} onChange={setStatus} />
      {list.error ? (
        <LoadError
          title="Failed to load the notifications"
          error={list.error}
          onRetry={list.retry}
        />
      ) : (
        <>
          <DataTable
            caption="Notifications of the payment providers"
            columns={columnsOf(may('payments.settle') ? replay : undefined)}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <p className="font-semibold">No notifications</p>
                <p className="mt-1 text-sm text-muted">
                  Enter the webhook’s ID or key on the Plugins tab, and the store’s address at the
                  provider.
                </p>
              </>
            }
          />
          <Pager list={list} noun="notifications" />
        </>
      )}
    </>
  )
}
