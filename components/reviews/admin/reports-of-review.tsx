import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import type { AdminReport } from '@/lib/reviews/admin-contracts'

/** What was reported of a review, and what came of it. */
export function ReportsOfReview({ reports }: { reports: readonly AdminReport[] }) {
  const t = useTranslations('backOffice.reviews')
  if (reports.length === 0) return null
  return (
    <section aria-label={t('reports.title')} className="mt-3 max-w-3xl space-y-3">
      {reports.map(({ id, ground, explanation, name, email, status, receivedAt, decidedBy }) => (
        <div key={id} className="rounded-control bg-canvas px-4 py-3 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={status === 'open' ? 'danger' : 'neutral'}>
              {t(`reports.status.${status}`)}
            </Badge>
            <span className="font-semibold">{t(`grounds.${ground}`)}</span>
            <time dateTime={receivedAt} className="text-muted">
              {formatDateTime(receivedAt)}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{explanation}</p>
          <p className="mt-1 text-muted [overflow-wrap:anywhere]">
            {[name, email].filter(Boolean).join(', ') || t('reports.unnamed')}
            {decidedBy && ` · ${t('reports.decidedBy', { name: decidedBy })}`}
          </p>
        </div>
      ))}
    </section>
  )
}
