'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { PagedTable } from '@/components/back-office/paged-table'
import { useMay } from '@/components/back-office/session/admin-gate'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { StatusFilter } from '@/components/payments/admin/status-filter'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProviderEventRow } from '@/lib/checkout/provider-events/contracts'
import { PROVIDER_EVENT_STATES } from '@/lib/checkout/provider-events/lifecycle'

const CALL = 'GET /api/admin/provider-events'

const TONES: Record<ProviderEventRow['status'], ComponentProps<typeof Badge>['tone']> = {
  received: 'brand',
  handled: 'success',
  ignored: 'neutral',
  failed: 'danger',
  given_up: 'danger',
}

function useColumns(onReplay?: (event: ProviderEventRow) => void): Column<ProviderEventRow>[] {
  const t = useTranslations('backOffice.provider-events')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return [
    {
      key: 'kind',
      header: t('list.notification'),
      className: 'min-w-56',
      cell: ({ kind, eventId, provider }) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{kind}</span>
          <span className="block font-mono text-xs text-muted [overflow-wrap:anywhere]">
            {providerLabel(orders, provider)} {eventId}
          </span>
        </>
      ),
    },
    {
      key: 'order',
      header: common('order'),
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
      header: common('status'),
      className: 'min-w-52',
      cell: ({ status, outcome }) => (
        <>
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {outcome && (
            <span className="mt-1 block text-xs text-muted [overflow-wrap:anywhere]">
              {sentenceInPageLanguage(outcome)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'received',
      header: t('list.received'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ receivedAt }) => formatDateTime(receivedAt),
    },
    ...(onReplay
      ? [
          {
            key: 'actions',
            header: common('actions'),
            width: '1%',
            cell: (event: ProviderEventRow) => (
              <RowAction
                icon={RotateCcw}
                label={t('replay.label', { kind: event.kind })}
                title={t('replay.title')}
                isInactive={event.status === 'received'}
                onClick={() => onReplay(event)}
              />
            ),
          },
        ]
      : []),
  ]
}

/** What the payment providers told the store. */
export function EventsScreen() {
  const t = useTranslations('backOffice.provider-events')
  const may = useMay()
  const client = useQueryClient()
  const [status, setStatus] = useState('')
  const list = usePagedList({ call: CALL, filters: { status } })
  async function replay({ id }: ProviderEventRow) {
    try {
      await callAdmin('POST /api/admin/provider-events/[id]/replay', { params: { id } })
      showToast({ title: t('replay.started') })
    } catch (error) {
      toastFailure(t('replay.failed'), error)
    }
    await client.invalidateQueries({ queryKey: [CALL] })
  }
  const columns = useColumns(may('payments.settle') ? replay : undefined)
  return (
    <>
      <PaymentsHeading lead={t('list.lead')} />
      <StatusFilter
        all={t('list.all')}
        statuses={PROVIDER_EVENT_STATES.states}
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
        empty={<EmptyList text={t('list.none')} hint={t('list.noneHint')} />}
      />
    </>
  )
}
