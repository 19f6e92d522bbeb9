'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { DocumentsPanel } from '@/components/bookkeeping/invoices/admin/documents-panel'
import { AgreedTextsPanel } from '@/components/orders/admin/agreed-texts-panel'
import { MailsPanel } from '@/components/orders/admin/mails-panel'
import { STATUS_TONES } from '@/components/orders/admin/order-labels'
import { savedOrderListUrl } from '@/components/orders/admin/order-list-url'
import { DownloadsPanel } from '@/components/orders/downloads/admin/downloads-panel'
import { RequestPanel } from '@/components/refunds/admin/request-panel'
import { DisputePanel } from '@/components/refunds/disputes/admin/dispute-panel'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { CustomerPanel } from './customer-panel'
import { GiftPanel } from './gift-panel'
import { OrderActions } from './order-actions'
import { type OpenDialog, OrderDialogs } from './order-dialogs'
import { OrderItems } from './order-items'
import { PaymentPanel } from './payment-panel'
import { SupplyPanel } from './supply-panel'
import { TimelinePanel } from './timeline-panel'

const CALL = 'GET /api/admin/orders/[orderNumber]'
const POLL_INTERVAL_MS = 4000

/** Whether to poll: a refund is pending or a mail is queued. */
const shouldPoll = ({ refunds, mails }: OrderDetail) =>
  refunds.some(({ status }) => status === 'pending') ||
  mails.some(({ status }) => status === 'queued' || status === 'sending')

/** One order, with everything that can be done about it. */
export function OrderScreen({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { orderNumber }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && shouldPoll(state.data) ? POLL_INTERVAL_MS : false,
  })
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = (next: OpenDialog) => setDialog(next)

  return (
    <>
      <BackToList />
      <TabHeading
        title={t('screen.title', { orderNumber })}
        lead={
          data && (
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={STATUS_TONES[data.orderStatus]}>{t(`status.${data.orderStatus}`)}</Badge>
              {t('screen.placed', { date: formatDateTime(data.createdAt) })}
            </span>
          )
        }
      >
        {data && <OrderActions order={data} onOpen={open} />}
      </TabHeading>
      {error && !data ? (
        <LoadError title={t('screen.failed')} error={error} onRetry={refetch} />
      ) : data ? (
        <Details order={data} onOpen={open} />
      ) : (
        <div role="status" aria-label={common('loading')} className="grid gap-6 xl:grid-cols-3">
          <Skeleton className="h-96 rounded-card xl:col-span-2" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data && dialog && (
        <OrderDialogs order={data} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

type DetailsProps = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

function Details({ order, onOpen }: DetailsProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-3">
      <div className="min-w-0 space-y-6 xl:col-span-2">
        {order.refundRequests.map((request) => (
          <RequestPanel key={request.id} order={order} request={request} onOpen={onOpen} />
        ))}
        <OrderItems order={order} onOpen={onOpen} />
        <MailsPanel order={order} />
        <TimelinePanel order={order} />
      </div>
      <div className="min-w-0 space-y-6">
        <CustomerPanel order={order} onOpen={onOpen} />
        {order.gift && <GiftPanel gift={order.gift} onOpen={onOpen} />}
        {order.supplyConsent && <SupplyPanel consent={order.supplyConsent} items={order.items} />}
        <PaymentPanel order={order} />
        <DocumentsPanel
          orderNumber={order.orderNumber}
          currency={order.currency}
          refunds={order.refunds.filter(({ status }) => status === 'succeeded').length}
        />
        <DownloadsPanel orderNumber={order.orderNumber} />
        <AgreedTextsPanel texts={order.agreedTexts} />
        <DisputePanel orderNumber={order.orderNumber} />
      </div>
    </div>
  )
}

/** Link back to the list with its filters and page. */
function BackToList() {
  const t = useTranslations('backOffice.orders')
  const [address, setAddress] = useState('/admin/orders')
  // Only known in the browser.
  useEffect(() => setAddress(savedOrderListUrl()), [])
  return <BackLink href={address}>{t('screen.all')}</BackLink>
}
