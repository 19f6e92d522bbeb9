'use client'

import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { refundReasonLabel } from '@/components/orders/admin/order-labels'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { RefundReasonRow } from '@/lib/analytics/contracts'
import { count, money } from './analytics-labels'
import { ExportButton } from './export-button'
import { type Choice, queryOf, useRefundReasons } from './use-analytics'

const TITLE = 'Refunds by reason'

const COLUMNS: readonly Column<RefundReasonRow>[] = [
  {
    key: 'reason',
    header: 'Reason',
    className: 'min-w-40',
    cell: ({ reason }) =>
      reason === '' ? 'Not asked for in the store' : refundReasonLabel(reason),
  },
  { key: 'refunds', header: 'Refunds', align: 'end', cell: ({ refunds }) => count(refunds) },
  {
    key: 'amount',
    header: 'Paid back',
    align: 'end',
    cell: ({ refundsCents }) => money(refundsCents),
  },
]

/** What was paid back, by the reason that buyers chose. */
export function RefundReasonsPanel({ choice }: { choice: Choice }) {
  const { data, error, refetch, isPlaceholderData } = useRefundReasons(choice)
  return (
    <Panel
      title={TITLE}
      lead="What buyers chose when they asked for a refund. By the day on which it was paid back."
      actions={
        <ExportButton
          title={TITLE}
          query={{ table: 'refund-reasons', ...queryOf(choice) }}
          isDisabled={!data?.length}
        />
      }
    >
      {error && !data ? (
        <LoadError title={`Failed to load: ${TITLE}`} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={TITLE}
          columns={COLUMNS}
          rows={data ?? []}
          rowKey={({ reason }) => reason}
          isLoading={!data}
          isRefreshing={isPlaceholderData}
          skeletonRows={3}
          empty={<p className="text-sm text-muted">Nothing was paid back in these days.</p>}
        />
      )}
    </Panel>
  )
}
