import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { MailQueue } from '@/components/mail/admin/mail-queue'
import { RetryFailedMails } from '@/components/mail/admin/retry-failed-mails'
import { TestMail } from '@/components/mail/admin/test-mail'
import { useMailState } from '@/components/mail/admin/use-mail-state'

/** The mail server's state and a test mail. */
export function MailPanel() {
  const t = useTranslations('backOffice.settings')
  const { data, error, refetch } = useMailState()
  return (
    <div id="mail" className="scroll-mt-30 lg:scroll-mt-20">
      <Panel
        title={t('titles.mail')}
        lead={t('leads.mail')}
        actions={<RetryFailedMails failed={data?.failed ?? 0} />}
      >
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {error ? (
            <LoadError title={t('mailState.loadFailed')} error={error} onRetry={refetch} />
          ) : (
            <div>
              <MailQueue state={data} />
            </div>
          )}
          <TestMail />
        </div>
      </Panel>
    </div>
  )
}
