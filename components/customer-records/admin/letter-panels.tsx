import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { STATUS } from '@/components/messages/admin/message-labels'
import { capitalize, MAIL_TONES, mailLabel } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { ListPanel } from './list-panel'
import { OrderLink } from './order-link'

type Message = CustomerDetail['messages'][number]
type Mail = CustomerDetail['mails'][number]

/** Which of a person's addresses it was. */
const addressColumn = (header: string): Column<{ email: string }> => ({
  key: 'address',
  header,
  className: 'whitespace-nowrap text-muted',
  cell: ({ email }) => email,
})

type Merged = {
  /** Whether the person has several addresses, which are told apart then. */
  isMerged: boolean
}

const MESSAGE_COLUMNS: readonly Column<Message>[] = [
  {
    key: 'subject',
    header: 'Message',
    className: 'min-w-48',
    cell: ({ id, subject }) => (
      <Link
        href={`/admin/messages/${id}`}
        className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  {
    key: 'received',
    header: 'Received',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

/** What came from a customer's address through the contact form. */
export function MessagesPanel({ messages, isMerged }: { messages: readonly Message[] } & Merged) {
  return (
    <ListPanel
      title="Messages"
      caption="Messages of this customer"
      columns={isMerged ? [...MESSAGE_COLUMNS, addressColumn('From')] : MESSAGE_COLUMNS}
      rows={messages}
      rowKey={({ id }) => id}
    />
  )
}

const MAIL_COLUMNS: readonly Column<Mail>[] = [
  { key: 'mail', header: 'Mail', className: 'min-w-40', cell: ({ kind }) => mailLabel({ kind }) },
  {
    key: 'state',
    header: 'State',
    cell: ({ status }) => <Badge tone={MAIL_TONES[status]}>{capitalize(status)}</Badge>,
  },
  { key: 'order', header: 'Order', cell: OrderLink },
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-muted',
    cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt),
  },
]

/** What was mailed to a customer's address. */
export function MailsPanel({ mails, isMerged }: { mails: readonly Mail[] } & Merged) {
  return (
    <ListPanel
      title="Mails"
      caption="Mails to this customer"
      columns={isMerged ? [...MAIL_COLUMNS, addressColumn('To')] : MAIL_COLUMNS}
      rows={mails}
      rowKey={({ id }) => id}
    />
  )
}
