'use client'

import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { percentShare } from '@/lib/overview/analytics/comparison'
import type { Funnel, FunnelStages } from '@/lib/overview/analytics/contracts'
import { percent } from './analytics-labels'
import { Change } from './change'
import { ExportButton } from './export-button'
import { type Choice, queryOf, useFunnel } from './use-analytics'

type Stage = keyof Omit<FunnelStages, 'from' | 'to'>

const STAGES: readonly Stage[] = ['viewers', 'carts', 'paymentsStarted', 'ordered']

/** How far visitors came, stage by stage. */
export function FunnelPanel({ choice }: { choice: Choice }) {
  const t = useTranslations('backOffice.analytics')
  const { data, error, refetch, isPlaceholderData } = useFunnel(choice)
  const title = t('funnel.title')
  return (
    <Panel
      title={title}
      lead={t('funnel.lead')}
      isNarrow
      actions={
        <ExportButton
          title={title}
          query={{ table: 'funnel', ...queryOf(choice) }}
          isDisabled={!data}
        />
      }
    >
      {error && !data ? (
        <LoadError title={t('loadFailed', { title })} error={error} onRetry={refetch} />
      ) : (
        <ol
          aria-label={title}
          aria-busy={!data || isPlaceholderData}
          className={classNames('space-y-3', isPlaceholderData && 'refreshing')}
        >
          {STAGES.map((stage, place) => (
            <StageRow key={stage} stage={stage} previous={STAGES[place - 1]} funnel={data} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

type RowProps = { stage: Stage; previous: Stage | undefined; funnel: Funnel | undefined }

function StageRow({ stage, previous, funnel }: RowProps) {
  const t = useTranslations('backOffice.analytics')
  const label = t(`funnel.stages.${stage}`)
  if (!funnel)
    return (
      <li>
        <span className="text-sm font-semibold">{label}</span>
        <Skeleton className="mt-1.5 h-6" />
      </li>
    )
  const { current, before } = funnel
  const largest = Math.max(...STAGES.map((each) => current[each]))
  const share = previous && percentShare(current[stage], current[previous])
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-lg font-extrabold tabular-nums">{formatCount(current[stage])}</span>
        {stage !== 'viewers' && typeof share === 'number' && (
          <span className="text-muted">
            {t(`funnel.shares.${stage}`, { share: percent(t, share) })}
          </span>
        )}
        <span className="ms-auto flex flex-wrap items-baseline gap-x-1.5 text-xs text-muted">
          <Change current={current[stage]} before={before[stage]} />
          <span>{t('before', { figure: formatCount(before[stage]) })}</span>
        </span>
      </p>
      <div aria-hidden className="mt-1.5 h-3 overflow-hidden rounded-full bg-sunken">
        {current[stage] > 0 && (
          <div
            className="h-full min-w-1 rounded-full bg-primary"
            style={{ inlineSize: `${(100 * current[stage]) / largest}%` }}
          />
        )}
      </div>
    </li>
  )
}
