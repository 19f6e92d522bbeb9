import { BriefcaseBusiness, CreditCard, DatabaseBackup, type LucideIcon, Mail } from 'lucide-react'
import Link from 'next/link'
import { quantity } from '@/components/analytics/admin/analytics-labels'
import { Panel } from '@/components/back-office/shell/panel'
import { timeAgo } from '@/components/back-office/time-ago'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { StoreHealth } from '@/lib/overview/contracts'
import type { HealthState } from '@/lib/overview/health'

const STATES = {
  ok: { label: 'Works', tone: 'success' },
  watch: { label: 'Look at it', tone: 'brand' },
  broken: { label: 'Does not work', tone: 'danger' },
} as const satisfies Record<HealthState, { label: string; tone: string }>

/** Whether payments, mails, jobs and backups work, by what was last seen of them. */
export function HealthPanel({
  health: { payments, mail, jobs, backups },
}: {
  health: StoreHealth
}) {
  return (
    <Panel title="Health of the store">
      <ul className="-my-3 divide-y divide-line">
        {payments.map((payment) => (
          <Part
            key={payment.provider}
            icon={CreditCard}
            name={
              PROVIDER_LABELS[payment.provider] + (payment.mode === 'test' ? ' (test mode)' : '')
            }
            href="/admin/payments"
            state={payment.state}
            lines={paymentLines(payment)}
          />
        ))}
        <Part
          icon={Mail}
          name="Mail"
          href="/admin/settings#mail"
          state={mail.state}
          lines={mailLines(mail)}
        />
        <Part icon={BriefcaseBusiness} name="Jobs" state={jobs.state} lines={jobLines(jobs)} />
        {backups && (
          <Part
            icon={DatabaseBackup}
            name="Backups"
            href="/admin/plugins?backups"
            state={backups.state}
            lines={backupLines(backups)}
          />
        )}
      </ul>
    </Panel>
  )
}

const paymentLines = ({
  lastPaidAt,
  lastFailedAt,
  lastFailure,
  lastNoticeAt,
  payoutsFailingSince,
  payoutsFailure,
}: StoreHealth['payments'][number]) => [
  lastPaidAt ? `Last paid ${timeAgo(lastPaidAt)}` : 'Nothing paid yet',
  ...(lastFailedAt ? [`Last failure ${timeAgo(lastFailedAt)}: ${lastFailure}`] : []),
  ...(lastNoticeAt ? [`Last notification ${timeAgo(lastNoticeAt)}`] : []),
  ...(payoutsFailingSince
    ? [`Payouts can not be read, the first time ${timeAgo(payoutsFailingSince)}: ${payoutsFailure}`]
    : []),
]

const mailLines = (mail: StoreHealth['mail']) => [
  mail.hasServer
    ? mail.lastSentAt
      ? `Last sent ${timeAgo(mail.lastSentAt)}`
      : 'Nothing sent yet'
    : 'No mail server is set',
  ...(mail.waiting > 0
    ? [
        `${quantity(mail.waiting, 'mail waits', 'mails wait')}${mail.oldestAt ? `, the oldest since ${timeAgo(mail.oldestAt)}` : ''}`,
      ]
    : []),
  ...(mail.lastErrorAt ? [`Last failure ${timeAgo(mail.lastErrorAt)}: ${mail.lastError}`] : []),
]

const jobLines = (jobs: StoreHealth['jobs']) => [
  jobs.isWorkerAlive
    ? 'The worker runs'
    : `No worker runs${jobs.workerSeenAt ? `, the last was seen ${timeAgo(jobs.workerSeenAt)}` : ''}`,
  jobs.waiting === 0
    ? 'Nothing is due'
    : `${quantity(jobs.waiting, 'job is', 'jobs are')} due${jobs.oldestAt ? `, the oldest since ${timeAgo(jobs.oldestAt)}` : ''}`,
  ...(jobs.retrying > 0 ? [`${quantity(jobs.retrying, 'job', 'jobs')} tried again`] : []),
  ...(jobs.givenUp > 0 ? [`${quantity(jobs.givenUp, 'job', 'jobs')} given up`] : []),
]

const backupLines = ({
  lastGoodAt,
  lastFailedAt,
  lastFailure,
}: NonNullable<StoreHealth['backups']>) => [
  lastGoodAt ? `Last backup ${timeAgo(lastGoodAt)}` : 'No backup yet',
  ...(lastFailedAt ? [`Last failure ${timeAgo(lastFailedAt)}: ${lastFailure}`] : []),
]

type PartProps = {
  icon: LucideIcon
  name: string
  href?: string
  state: HealthState
  lines: readonly string[]
}

function Part({ icon: Icon, name, href, state, lines }: PartProps) {
  const { label, tone } = STATES[state]
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {href ? (
            <Link href={href} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {lines.map((line) => (
          <p key={line} className="text-muted [overflow-wrap:anywhere]">
            {line}
          </p>
        ))}
      </div>
      <Badge tone={tone} className="shrink-0">
        {label}
      </Badge>
    </li>
  )
}
