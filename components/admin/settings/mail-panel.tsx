import { failureText } from '../admin-calls'
import { ListFailure } from '../list/list-failure'
import { MailQueue } from '../mail/mail-queue'
import { RetryFailedMails } from '../mail/retry-failed-mails'
import { TestMail } from '../mail/test-mail'
import { useMailState } from '../mail/use-mail-state'
import { Panel } from '../shell/panel'

/** Whether mails go out, and a way to try it. */
export function MailPanel() {
  const { data, error, refetch } = useMailState()
  return (
    <div id="mail" className="scroll-mt-30 lg:scroll-mt-20">
      <Panel
        title="Mail Delivery"
        lead="With the settings that are saved."
        actions={<RetryFailedMails failed={data?.failed ?? 0} />}
      >
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {error ? (
            <ListFailure
              title="Failed to load the state of the mails"
              text={failureText(error, 'Unknown error occurred')}
              retryLabel="Retry Loading"
              onRetry={refetch}
            />
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
