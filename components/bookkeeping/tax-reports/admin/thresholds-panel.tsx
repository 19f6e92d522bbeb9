import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { sumText } from '@/components/bookkeeping/invoices/admin/document-labels'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { WatchedThreshold } from '@/lib/bookkeeping/tax-thresholds/contracts'
import { placeName } from '@/lib/i18n/state-names'
import { OTHER_MEMBER_STATES } from '@/lib/pricing/tax-thresholds'
import { ThresholdsDialog } from './thresholds-dialog'

const CALL = 'GET /api/admin/tax-thresholds'

/** How near sales are to the amounts from which on a tax is owed elsewhere; nothing where no threshold concerns the seller. */
export function ThresholdsPanel() {
  const t = useTranslations('backOffice.tax-reports.thresholds')
  const [isEditing, setEditing] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error)
    return <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  return (
    <Panel title={t('title')} lead={t('lead')}>
      {data.length === 0 ? (
        <p className="text-sm text-muted">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((threshold) => (
            <Threshold key={threshold.place} threshold={threshold} />
          ))}
        </ul>
      )}
      <Button variant="outline" className="mt-4" onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && (
        <ThresholdsDialog
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            void refetch()
          }}
        />
      )}
    </Panel>
  )
}

function Threshold({ threshold }: { threshold: WatchedThreshold }) {
  const t = useTranslations('backOffice.tax-reports.thresholds')
  const language = useLocale()
  const { place, amount, currency, scope, period, sold, level, isTaxed } = threshold
  const state = isTaxed ? 'taxed' : level
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {place === OTHER_MEMBER_STATES ? t('otherMemberStates') : placeName(place, language)}
        </p>
        <p className="text-muted">
          {amount === 0
            ? t('fromFirstSale')
            : t(`limits.${scope}.${period}`, { amount: sumText(`${amount}.00`, currency) })}
        </p>
      </div>
      <div className="text-end">
        <p className="tabular-nums">{t('sold', { sold: sumText(sold, currency) })}</p>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
    </li>
  )
}

const TONES = { taxed: 'neutral', below: 'success', near: 'brand', over: 'danger' } as const
