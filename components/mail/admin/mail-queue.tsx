import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { MailState } from '@/lib/mail/admin-contracts'

/** The mail server in use, its queue and the last error; skeletons while loading. */
export function MailQueue({ state }: { state: MailState | undefined }) {
  const t = useTranslations('backOffice.mail')
  const common = useTranslations('backOffice.common')
  if (!state) return <Skeleton className="h-40 w-full" />
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <LabelledValue label={t('queue.server')}>
          {state.server ?? <span className="text-danger">{t('queue.noServer')}</span>}
        </LabelledValue>
        <LabelledValue label={t('queue.from')}>{state.from}</LabelledValue>
        <LabelledValue label={t('queue.waiting')}>{state.waiting}</LabelledValue>
        <LabelledValue label={common('failed')}>
          {state.failed === 0 ? (
            <Badge tone="success">{t('queue.none')}</Badge>
          ) : (
            <Badge tone="danger">{state.failed}</Badge>
          )}
        </LabelledValue>
        <LabelledValue label={t('queue.oldest')}>
          {state.oldestAt ? formatDateTime(state.oldestAt) : t('queue.none')}
        </LabelledValue>
        <LabelledValue label={t('queue.lastSent')}>
          {state.lastSentAt ? formatDateTime(state.lastSentAt) : t('queue.never')}
        </LabelledValue>
      </dl>
      {state.lastError && (
        <p className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-sm text-danger [overflow-wrap:anywhere]">
          <span className="font-semibold">
            {state.lastErrorAt
              ? t('queue.lastErrorAt', { time: formatDateTime(state.lastErrorAt) })
              : t('queue.lastError')}
          </span>{' '}
          {sentenceInPageLanguage(state.lastError)}
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
