import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { capitalize, MAIL_TONES, mailLabel } from './order-labels'

type Mail = OrderDetail['mails'][number]

const COLUMNS: readonly Column<Mail>[] = [
  {
    key: 'mail',
    header: 'Mail',
    cell: (mail) => (
      <>
        <span className="font-semibold">{mailLabel(mail)}</span>
        {mail.lastError && (
          <span className="block text-danger [overflow-wrap:anywhere]">{mail.lastError}</span>
        )}
      </>
    ),
  },
  {
    key: 'to',
    header: 'To',
    className: '[overflow-wrap:anywhere]',
    cell: ({ toAddress }) => toAddress,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ status, attempts }) => (
      <>
        <Badge tone={MAIL_TONES[status]}>{capitalize(status)}</Badge>
        {attempts > 1 && <span className="block text-xs text-muted">{attempts} attempts</span>}
      </>
    ),
  },
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-muted',
    cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt),
  },
]

/** The mails about an order and their delivery states. */
export function MailsPanel({ order: { mails } }: { order: OrderDetail }) {
  return (
    <Panel title="Mails">
      <DataTable
        caption="Mails about this order"
        columns={COLUMNS}
        rows={mails}
        rowKey={({ id }) => id}
        empty={<p className="text-sm text-muted">No mail yet.</p>}
      />
    </Panel>
  )
}
