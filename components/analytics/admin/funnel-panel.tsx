'use client'

import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { percentShare } from '@/lib/analytics/comparison'
import type { Funnel, FunnelStages } from '@/lib/analytics/contracts'
import { count, percent } from './analytics-labels'
import { Change } from './change'
import { ExportButton } from './export-button'
import { type Choice, queryOf, useFunnel } from './use-analytics'

const TITLE = 'From view to order'

type Stage = { figure: keyof Omit<FunnelStages, 'from' | 'to'>; label: string; ofBefore?: string }

const STAGES: readonly Stage[] = [
  { figure: 'viewers', label: 'Looked at a product' },
  { figure: 'carts', label: 'Filled a cart', ofBefore: 'of those who looked' },
  { figure: 'paymentsStarted', label: 'Started to pay', ofBefore: 'of the carts' },
  { figure: 'ordered', label: 'Bought', ofBefore: 'of those who started to pay' },
]

/** How far visitors came, stage by stage. */
export function FunnelPanel({ choice }: { choice: Choice }) {
  const { data, error, refetch, isPlaceholderData } = useFunnel(choice)
  return (
    <Panel
      title={TITLE}
      lead="Visitors are counted anew each day, without cookies; a cart counts once, whatever became of it later."
      className="xl:col-span-2"
      actions={
        <ExportButton
          title={TITLE}
          query={{ table: 'funnel', ...queryOf(choice) }}
          isDisabled={!data}
        />
      }
    >
      {error && !data ? (
        <LoadError title={`Failed to load: ${TITLE}`} error={error} onRetry={refetch} />
      ) : (
        <ol
          aria-label={TITLE}
          aria-busy={!data || isPlaceholderData}
          className={classNames('space-y-4', isPlaceholderData && 'refreshing')}
        >
          {STAGES.map((stage, place) => (
            <StageRow key={stage.figure} stage={stage} previous={STAGES[place - 1]} funnel={data} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

type RowProps = { stage: Stage; previous: Stage | undefined; funnel: Funnel | undefined }

function StageRow({ stage: { figure, label, ofBefore }, previous, funnel }: RowProps) {
  if (!funnel)
    return (
      <li>
        <span className="text-sm font-semibold">{label}</span>
        <Skeleton className="mt-1.5 h-6" />
      </li>
    )
  const { current, before } = funnel
  const largest = Math.max(...STAGES.map((stage) => current[stage.figure]))
  const share = previous && percentShare(current[figure], current[previous.figure])
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-lg font-extrabold tabular-nums">{count(current[figure])}</span>
        {typeof share === 'number' && (
          <span className="text-muted">
            {percent(share)} {ofBefore}
          </span>
        )}
        <span className="ms-auto flex flex-wrap items-baseline gap-x-1.5 text-xs text-muted">
          <Change current={current[figure]} before={before[figure]} />
          <span>before: {count(before[figure])}</span>
        </span>
      </p>
      <div aria-hidden className="mt-1.5 h-3 overflow-hidden rounded-full bg-sunken">
        {current[figure] > 0 && (
          <div
            className="h-full min-w-1 rounded-full bg-primary"
            style={{ inlineSize: `${(100 * current[figure]) / largest}%` }}
          />
        )}
      </div>
    </li>
  )
}
