import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { disputeReason } from '@/components/back-office/language/dispute-reason'
import type { Texts } from '@/components/back-office/language/texts'
import { REQUEST_TONES, refundReasonLabel } from '@/components/orders/admin/order-labels'
import { DISPUTE_TONES } from '@/components/refunds/disputes/admin/dispute-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { ListPanel } from './list-panel'
import { OrderLink } from './order-link'

type Wording = { t: Texts<'customer-records'>; common: Texts<'common'> }
type Request = CustomerDetail['refundRequests'][number]
type Dispute = CustomerDetail['disputes'][number]

const requestColumns = (
  { t, common }: Wording,
  orders: Texts<'orders'>,
): readonly Column<Request>[] => [
  { key: 'order', header: common('order'), cell: OrderLink },
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
    key: 'status',
    header: common('status'),
    cell: ({ status }) => (
      <Badge tone={REQUEST_TONES[status]}>{orders(`requestStatus.${status}`)}</Badge>
    ),
  },
  {
    key: 'asked',
    header: t('requests.asked'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

export function RequestsPanel({ requests }: { requests: readonly Request[] }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return (
    <ListPanel
      title={t('requests.title')}
      caption={t('requests.caption')}
      columns={requestColumns({ t, common }, orders)}
      rows={requests}
      rowKey={({ id }) => id}
    />
  )
}

const disputeColumns = (
  { t, common }: Wording,
  disputes: Texts<'disputes'>,
): readonly Column<Dispute>[] => [
  { key: 'order', header: common('order'), cell: OrderLink },
  {
    key: 'reason',
    header: common('reason'),
    className: 'min-w-44',
    cell: ({ reason }) => disputeReason(disputes, reason),
  },
  {
    key: 'status',
    header: common('status'),
    cell: ({ status }) => (
      <Badge tone={DISPUTE_TONES[status]}>{disputes(`status.${status}`)}</Badge>
    ),
  },
  {
    key: 'opened',
    header: t('disputes.opened'),
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

export function DisputesPanel({ disputes }: { disputes: readonly Dispute[] }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const disputeTexts = useTranslations('backOffice.disputes')
  return (
    <ListPanel
      title={t('disputes.title')}
      caption={t('disputes.caption')}
      columns={disputeColumns({ t, common }, disputeTexts)}
      rows={disputes}
      rowKey={({ id }) => id}
    />
  )
}
