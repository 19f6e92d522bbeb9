'use client'

import { Table2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { ExportButton } from './export-button'
import type { ExportQuery } from './use-analytics'

type Props = {
  title: string
  lead?: string
  /** Chooses another panel in its place. */
  choice: ReactNode
  /** The chart's message as text; `undefined` while loading. */
  summary: string | undefined
  /** Shown instead of a blank chart. */
  empty?: string
  error?: Error | null
  onRetry: () => void
  isRefreshing: boolean
  /** The same figures as an accessible table. */
  table: () => ReactNode
  /** Query of the export call. */
  exportQuery: ExportQuery
  /** Hidden from screen readers, which have the summary and the table. */
  chart: ReactNode
  /** How high the chart is. */
  height?: string
}

/** A chart with a text summary, a table, and a CSV export. */
export function ChartPanel(props: Props) {
  const { title, lead, summary, empty, error, onRetry, isRefreshing, chart } = props
  const t = useTranslations('backOffice.analytics')
  const common = useTranslations('backOffice.common')
  const tableId = useId()
  const [isOpen, setOpen] = useState(false)
  const isLoading = summary === undefined
  return (
    <Panel
      title={title}
      lead={lead}
      choice={props.choice}
      isNarrow
      actions={
        <>
          <Button
            variant="outline"
            size="sm"
            aria-label={t(isOpen ? 'table.hideOf' : 'table.showOf', { title })}
            aria-expanded={isOpen}
            aria-controls={tableId}
            disabled={isLoading || empty !== undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Table2 aria-hidden />
            {t(isOpen ? 'table.hide' : 'table.show')}
          </Button>
          <ExportButton
            title={title}
            query={props.exportQuery}
            isDisabled={isLoading || empty !== undefined}
          />
        </>
      }
    >
      {error && isLoading ? (
        <ListFailure
          title={t('loadFailed', { title })}
          text={failureText(error, common('unknownError'))}
          retryLabel={common('retryLoading')}
          onRetry={onRetry}
        />
      ) : (
        <div
          aria-busy={isLoading || isRefreshing}
          className={classNames(isRefreshing && 'refreshing')}
        >
          <p className="mb-4 min-h-5 text-sm text-ink-soft">
            {isLoading ? <Skeleton className="h-4 w-64 max-w-full" /> : (empty ?? summary)}
          </p>
          <div aria-hidden className={props.height ?? 'h-56'}>
            {isLoading ? <Skeleton className="h-full" /> : empty === undefined && chart}
            {empty !== undefined && (
              <div className="h-full rounded-control border border-dashed border-line-strong/50" />
            )}
          </div>
          <div id={tableId} className="mt-5 max-h-[30rem] overflow-y-auto empty:hidden">
            {isOpen && !isLoading && empty === undefined && props.table()}
          </div>
        </div>
      )}
    </Panel>
  )
}
