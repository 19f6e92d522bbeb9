import {
  ArrowRightLeft,
  BriefcaseBusiness,
  CreditCard,
  DatabaseBackup,
  type LucideIcon,
  Mail,
} from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import type { StoreHealth } from '@/lib/overview/contracts'
import type { HealthState } from '@/lib/overview/health'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { backupLines, jobLines, mailLines, paymentLines, rateLines } from './health-lines'

const TONES = {
  ok: 'success',
  watch: 'brand',
  broken: 'danger',
} as const satisfies Record<HealthState, string>

/** Whether payments, mails, jobs, backups and exchange rates work, by what was last seen of them. */
export function HealthPanel({
  health: { payments, mail, jobs, backups, rates },
}: {
  health: StoreHealth
}) {
  const t = useTranslations('backOffice.overview')
  return (
    <Panel title={t('health.title')}>
      <ul className="-my-3 divide-y divide-line">
        {payments.map((payment) => (
          <Part
            key={payment.provider}
            icon={CreditCard}
            name={
              payment.mode === 'test'
                ? t('health.testMode', { provider: PROVIDER_NAMES[payment.provider] })
                : PROVIDER_NAMES[payment.provider]
            }
            href="/admin/payments"
            state={payment.state}
            lines={paymentLines(t, payment)}
          />
        ))}
        <Part
          icon={Mail}
          name={t('health.mail')}
          href="/admin/settings#mail"
          state={mail.state}
          lines={mailLines(t, mail)}
        />
        <Part
          icon={BriefcaseBusiness}
          name={t('health.jobs')}
          state={jobs.state}
          lines={jobLines(t, jobs)}
        />
        {backups && (
          <Part
            icon={DatabaseBackup}
            name={t('health.backups')}
            href="/admin/plugins?backups"
            state={backups.state}
            lines={backupLines(t, backups)}
          />
        )}
        {rates && (
          <Part
            icon={ArrowRightLeft}
            name={t('health.rates')}
            href="/admin/settings#currency"
            state={rates.state}
            lines={rateLines(t, rates)}
          />
        )}
      </ul>
    </Panel>
  )
}

type PartProps = {
  icon: LucideIcon
  name: string
  href?: string
  state: HealthState
  lines: readonly string[]
}

function Part({ icon: Icon, name, href, state, lines }: PartProps) {
  const t = useTranslations('backOffice.overview')
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
      <Badge tone={TONES[state]} className="shrink-0">
        {t(`health.states.${state}`)}
      </Badge>
    </li>
  )
}
