import { useTranslations } from 'next-intl'
import { languageName } from '@/components/back-office/language/language-name'
import { Panel } from '@/components/back-office/shell/panel'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { AssigneeField } from './assignee-field'
import { categoryLabel } from './message-labels'

/** Who wrote a message, and who takes care of it. */
export function SenderPanel({ message }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const { id, name, email, category, locale, ticket } = message
  return (
    <Panel title={t('message.sender')}>
      <dl className="space-y-3 text-sm [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-muted">
        <div>
          <dt>{t('message.name')}</dt>
          <dd className="font-semibold">{name}</dd>
        </div>
        <div>
          <dt>{t('message.email')}</dt>
          <dd className="font-semibold">{shownEmail(email)}</dd>
        </div>
        <div>
          <dt>{common('category')}</dt>
          <dd>{categoryLabel(t, category)}</dd>
        </div>
        <div>
          <dt>{common('language')}</dt>
          <dd>{languageName(locale)}</dd>
        </div>
        <div>
          <dt>{t('message.number')}</dt>
          <dd>{id}</dd>
        </div>
        {ticket && (
          <div>
            <dt>{t('message.ticket')}</dt>
            <dd>
              <Ticket ticket={ticket} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-5 border-t border-line pt-5">
        <AssigneeField message={message} />
      </div>
    </Panel>
  )
}

/** Where the message is at the help desk. */
function Ticket({ ticket }: { ticket: NonNullable<AdminMessage['ticket']> }) {
  const t = useTranslations('backOffice.messages')
  const { desk, number, url } = ticket
  if (number === null || url === null) return t('message.ticketSoon', { desk })
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-primary-strong hover:underline"
    >
      {t('message.ticketAt', { desk, number })}
    </a>
  )
}
