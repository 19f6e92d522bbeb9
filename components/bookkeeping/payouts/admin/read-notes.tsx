import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { timeAgo } from '@/components/back-office/time-ago'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'

type Read = PayoutSummary['reads'][number]

/** When each provider was read, and what failed: a list that is short because of it says so. */
export function ReadNotes({ reads }: Pick<PayoutSummary, 'reads'>) {
  const t = useTranslations('backOffice.payouts')
  return (
    <div className="mb-6 space-y-2 text-sm" aria-live="polite">
      {reads.length === 0 && <p className="text-muted">{t('reads.none')}</p>}
      {reads.map((read) => (
        <ReadNote key={read.provider} {...read} />
      ))}
    </div>
  )
}

function ReadNote({ provider: id, succeededAt, failingSince, failure: said, isReading }: Read) {
  const t = useTranslations('backOffice.payouts')
  const provider = PROVIDER_NAMES[id]
  const failure = said === null ? null : sentenceInPageLanguage(said)
  return (
    <div>
      <p className="text-muted">
        {isReading
          ? t('reads.reading', { provider })
          : succeededAt
            ? t('reads.read', { provider, ago: timeAgo(succeededAt) })
            : t('reads.never', { provider })}
      </p>
      {failure !== null && !isReading && (
        <p className="mt-1 flex items-start gap-2 rounded-control border border-danger/30 bg-danger/5 px-3.5 py-3 text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {failingSince
              ? t('reads.failedSince', { provider, since: formatDateTime(failingSince), failure })
              : t('reads.failed', { provider, failure })}
          </span>
        </p>
      )}
    </div>
  )
}
