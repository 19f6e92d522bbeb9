import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { MAIL_TONES, mailLabel } from './order-labels'

type Mail = OrderDetail['mails'][number]

/** The mails about an order and their delivery states. */
export function MailsPanel({ order: { mails } }: { order: OrderDetail }) {
  const t = useTranslations('backOffice.orders')
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 ? (
        <p className="text-sm text-muted">{t('mails.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line text-sm">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Not a row of a table: on a phone, addresses would be as narrow as a letter. */
function MailRow({ mail }: { mail: Mail }) {
  const t = useTranslations('backOffice.orders')
  const { toAddress, status, attempts, sentAt, createdAt, lastError } = mail
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{mailLabel(t, mail)}</p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{toAddress}</p>
        {lastError && (
          <p className="text-danger [overflow-wrap:anywhere]">
            {sentenceInPageLanguage(lastError)}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone={MAIL_TONES[status]}>{t(`mailStatus.${status}`)}</Badge>
        {attempts > 1 && <span>{t('mails.attempts', { count: attempts })}</span>}
        <time dateTime={sentAt ?? createdAt}>{formatDateTime(sentAt ?? createdAt)}</time>
      </p>
    </li>
  )
}
