import { formatDateTime } from '@/components/back-office/format-date'
import { DISPUTE_LABELS, DISPUTE_TONES } from '@/components/disputes/admin/dispute-labels'
import {
  capitalize,
  money,
  REQUEST_TONES,
  refundReasonLabel,
} from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { reasonText } from '@/lib/disputes/reason-text'
import { ListPanel } from './list-panel'
import { OrderLink } from './order-link'

type Request = CustomerDetail['refundRequests'][number]
type Dispute = CustomerDetail['disputes'][number]

const REQUEST_COLUMNS: readonly Column<Request>[] = [
  { key: 'order', header: 'Order', cell: OrderLink },
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
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={REQUEST_TONES[status]}>{capitalize(status)}</Badge>,
  },
  {
    key: 'asked',
    header: 'Asked',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

export function RequestsPanel({ requests }: { requests: readonly Request[] }) {
  return (
    <ListPanel
      title="Refund requests"
      caption="Refund requests of this customer"
      columns={REQUEST_COLUMNS}
      rows={requests}
      rowKey={({ id }) => id}
    />
  )
}

const DISPUTE_COLUMNS: readonly Column<Dispute>[] = [
  { key: 'order', header: 'Order', cell: OrderLink },
  {
    key: 'reason',
    header: 'Reason',
    className: 'min-w-44',
    cell: ({ reason }) => reasonText(reason),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={DISPUTE_TONES[status]}>{DISPUTE_LABELS[status]}</Badge>,
  },
  {
    key: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted',
    cell: ({ openedAt }) => formatDateTime(openedAt),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => money(amount) },
]

export function DisputesPanel({ disputes }: { disputes: readonly Dispute[] }) {
  return (
    <ListPanel
      title="Disputes"
      caption="Disputes of this customer"
      columns={DISPUTE_COLUMNS}
      rows={disputes}
      rowKey={({ id }) => id}
    />
  )
}
