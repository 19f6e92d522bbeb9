import type { ReactNode } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { MailState } from '@/lib/mail/admin-contracts'

/** The mail server in use, its queue and the last error; skeletons while loading. */
export function MailQueue({ state }: { state: MailState | undefined }) {
  if (!state) return <Skeleton className="h-40 w-full" />
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <LabelledValue label="Mail server">
          {state.server ?? (
            <span className="text-danger">
              None is set (SMTP plugin or MAIL_URL), so mails wait
            </span>
          )}
        </LabelledValue>
        <LabelledValue label="Sent from">{state.from}</LabelledValue>
        <LabelledValue label="Waiting to be sent">{state.waiting}</LabelledValue>
        <LabelledValue label="Failed">
          {state.failed === 0 ? (
            <Badge tone="success">None</Badge>
          ) : (
            <Badge tone="danger">{state.failed}</Badge>
          )}
        </LabelledValue>
        <LabelledValue label="Oldest unsent">
          {state.oldestAt ? formatDateTime(state.oldestAt) : 'None'}
        </LabelledValue>
        <LabelledValue label="Last sent">
          {state.lastSentAt ? formatDateTime(state.lastSentAt) : 'Never'}
        </LabelledValue>
      </dl>
      {state.lastError && (
        <p className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-sm text-danger [overflow-wrap:anywhere]">
          <span className="font-semibold">
            Last error{state.lastErrorAt && `, ${formatDateTime(state.lastErrorAt)}`}:
          </span>{' '}
          {state.lastError}
        </p>
      )}
    </>
  )
}

function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
