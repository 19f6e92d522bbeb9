'use client'

import { failureText } from '@/components/back-office/admin-calls'
import { Panel } from '@/components/back-office/shell/panel'
import { MailQueue } from '@/components/mail/admin/mail-queue'
import { RetryFailedMails } from '@/components/mail/admin/retry-failed-mails'
import { TestMail } from '@/components/mail/admin/test-mail'
import { useMailState } from '@/components/mail/admin/use-mail-state'
import { ListFailure } from '@/components/ui/list-failure'
import { MailAddresses } from './mail-addresses'

/** E-mail delivery: the mail server in use, the queue, and the addresses. */
export function EmailDelivery() {
  const { data, error, refetch } = useMailState()
  return (
    <Panel
      title="Email Delivery Settings"
      actions={<RetryFailedMails failed={data?.failed ?? 0} />}
    >
      {error ? (
        <ListFailure
          title="Failed to load the mail settings"
          text={failureText(error, 'Unknown error occurred')}
          retryLabel="Retry Loading"
          onRetry={refetch}
        />
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
