'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, ScrollText, Send } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Pager } from '@/components/ui/list/pager'
import { showToast } from '@/components/ui/toast/toaster'
import type { Delivery } from '@/lib/notifications/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const DELIVERIES_CALL = 'GET /api/admin/plugins/[id]/deliveries'

const STATUS = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Given up', tone: 'danger' },
} as const

const columns = (
  pending: string | undefined,
  onResend: (delivery: Delivery) => void,
): Column<Delivery>[] => [
  {
    key: 'event',
    header: 'Event',
    cell: ({ event, subject }) => (
      <>
        <span className="font-semibold">{event}</span>
        <span className="block text-muted [overflow-wrap:anywhere]">{subject}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  { key: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'answer',
    header: 'Last answer',
    className: 'min-w-44',
    cell: ({ responseStatus, lastError }) => (
      <span className="[overflow-wrap:anywhere]">{lastError ?? responseStatus ?? 'None yet'}</span>
    ),
  },
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: (delivery) => (
      <Button
        variant="ghost"
        size="sm"
        disabled={pending !== undefined}
        onClick={() => onResend(delivery)}
        aria-label={`Resend ${delivery.event} of ${delivery.subject}`}
      >
        <Send aria-hidden />
        Resend
      </Button>
    ),
  },
]

/** What a plugin sent to its receiver, and the outcome. */
export function DeliveryLogDialog({
  plugin,
  onClose,
}: {
  plugin: AdminPlugin
  onClose: () => void
}) {
  const params = { id: plugin.id }
  const client = useQueryClient()
  const list = usePagedList({ call: DELIVERIES_CALL, params, filters: {}, pageSize: 20 })
  const [pending, setPending] = useState<string>()
  const reload = () => client.invalidateQueries({ queryKey: [DELIVERIES_CALL, params] })

  async function resend({ id, event }: Delivery) {
    setPending(id)
    try {
      await callAdmin('POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend', {
        params: { ...params, deliveryId: id },
      })
      showToast({ title: 'Sent again', description: event })
    } catch (error) {
      toastFailure('Failed to resend', error)
    }
    setPending(undefined)
    await reload()
  }

  return (
    <Dialog
      title={`Delivery log of ${plugin.name}`}
      description="A message that is not taken is tried eight times over a day. The log goes back 90 days."
      icon={ScrollText}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={reload}>
            <RefreshCw aria-hidden />
            Refresh
          </Button>
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {list.error ? (
        <ListFailure
          title="Failed to load the log"
          text={failureText(list.error, 'Unknown error occurred')}
          retryLabel="Retry Loading"
          onRetry={list.retry}
        />
      ) : (
        <>
          <DataTable
            caption="Deliveries"
            columns={columns(pending, resend)}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            skeletonRows={3}
            empty={<p className="text-sm text-ink-soft">Nothing was sent yet.</p>}
          />
          <Pager list={list} noun="deliveries" />
        </>
      )}
    </Dialog>
  )
}
