import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { MAIL_TONES, mailLabel } from '@/components/orders/admin/order-labels'
import { subjectText } from '@/components/service/messages/admin/erasure-text'
import { STATUS_TONES } from '@/components/service/messages/admin/message-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { ListPanel } from './list-panel'
import { OrderLink } from './order-link'

type Wording = { t: Texts<'customer-records'>; common: Texts<'common'> }
type Message = CustomerDetail['messages'][number]
type Mail = CustomerDetail['mails'][number]

/** Which of a person's addresses it was. */
const addressColumn = (header: string): Column<{ email: string }> => ({
  key: 'address',
  header,
  className: 'whitespace-nowrap text-muted',
  cell: ({ email }) => shownEmail(email),
})

type Merged = {
  /** Whether the person has several addresses, which are told apart then. */
  isMerged: boolean
}

const messageColumns = (
  { t, common }: Wording,
  messages: Texts<'messages'>,
): readonly Column<Message>[] => [
  {
    key: 'subject',
    header: common('message'),
    className: 'min-w-48',
    cell: ({ id, subject }) => (
      <Link
        href={`/admin/messages/${id}`}
        className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{subjectText(subject)}</bdi>
      </Link>
    ),
  },
  {
    key: 'status',
    header: common('status'),
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{messages(`status.${status}`)}</Badge>,
  },
  {
    key: 'received',
    header: t('messages.received'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

/** What came from a customer's address through the contact form. */
export function MessagesPanel({ messages, isMerged }: { messages: readonly Message[] } & Merged) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const columns = messageColumns({ t, common }, useTranslations('backOffice.messages'))
  return (
    <ListPanel
      title={t('messages.title')}
      caption={t('messages.caption')}
      columns={isMerged ? [...columns, addressColumn(t('messages.from'))] : columns}
      rows={messages}
      rowKey={({ id }) => id}
    />
  )
}

const mailColumns = ({ t, common }: Wording, orders: Texts<'orders'>): readonly Column<Mail>[] => [
  {
    key: 'mail',
    header: t('mails.mail'),
    className: 'min-w-40',
    cell: ({ kind }) => mailLabel(orders, { kind }),
  },
  {
    key: 'state',
    header: common('state'),
    cell: ({ status }) => <Badge tone={MAIL_TONES[status]}>{orders(`mailStatus.${status}`)}</Badge>,
  },
  { key: 'order', header: common('order'), cell: OrderLink },
  {
    key: 'when',
    header: common('when'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt),
  },
]

/** What was mailed to a customer's address. */
export function MailsPanel({ mails, isMerged }: { mails: readonly Mail[] } & Merged) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const columns = mailColumns({ t, common }, useTranslations('backOffice.orders'))
  return (
    <ListPanel
      title={t('mails.title')}
      caption={t('mails.caption')}
      columns={isMerged ? [...columns, addressColumn(t('mails.to'))] : columns}
      rows={mails}
      rowKey={({ id }) => id}
    />
  )
}
