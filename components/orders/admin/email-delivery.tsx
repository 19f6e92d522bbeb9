'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { MailQueue } from '@/components/mail/admin/mail-queue'
import { RetryFailedMails } from '@/components/mail/admin/retry-failed-mails'
import { TestMail } from '@/components/mail/admin/test-mail'
import { useMailState } from '@/components/mail/admin/use-mail-state'
import { MailAddresses } from './mail-addresses'

/** E-mail delivery: the mail server in use, the queue, and the addresses. */
export function EmailDelivery() {
  const t = useTranslations('backOffice.orders')
  const { data, error, refetch } = useMailState()
  return (
    <Panel
      title={t('mailSettings.title')}
      actions={<RetryFailedMails failed={data?.failed ?? 0} />}
    >
      {error ? (
        <LoadError title={t('mailSettings.failed')} error={error} onRetry={refetch} />
      ) : (
        <MailQueue state={data} />
      )}
      <div className="mt-6 grid gap-6 border-t border-line pt-6 lg:grid-cols-2">
        <MailAddresses />
        <TestMail />
      </div>
    </Panel>
  )
}
