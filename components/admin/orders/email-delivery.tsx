'use client'

import { failureText } from '../admin-calls'
import { ListFailure } from '../list/list-failure'
import { MailQueue } from '../mail/mail-queue'
import { RetryFailedMails } from '../mail/retry-failed-mails'
import { TestMail } from '../mail/test-mail'
import { useMailState } from '../mail/use-mail-state'
import { Panel } from '../shell/panel'
import { MailAddresses } from './mail-addresses'

/** How mails leave the store: the server in force, what waits, and the addresses that they name. */
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
