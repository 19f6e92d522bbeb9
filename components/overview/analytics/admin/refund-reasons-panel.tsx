'use client'

import { useTranslations } from 'next-intl'
import { formatCents, formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { refundReasonLabel } from '@/components/orders/admin/order-labels'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { RefundReasonRow } from '@/lib/overview/analytics/contracts'
import { ExportButton } from './export-button'
import { type Choice, queryOf, useRefundReasons } from './use-analytics'

const columnsOf = (
  t: Texts<'analytics'>,
  orders: Texts<'orders'>,
): readonly Column<RefundReasonRow>[] => [
  {
    key: 'reason',
    header: t('columns.reason'),
    className: 'min-w-40',
    cell: ({ reason }) =>
      reason === '' ? t('refundReasons.unasked') : refundReasonLabel(orders, reason),
  },
  {
    key: 'refunds',
    header: t('columns.refunds'),
    align: 'end',
    cell: ({ refunds }) => formatCount(refunds),
  },
  {
    key: 'amount',
    header: t('columns.amountPaidBack'),
    align: 'end',
    cell: ({ refundsCents }) => formatCents(refundsCents),
  },
]

/** What was paid back, by the reason that buyers chose. */
export function RefundReasonsPanel({ choice }: { choice: Choice }) {
  const t = useTranslations('backOffice.analytics')
  const orders = useTranslations('backOffice.orders')
  const { data, error, refetch, isPlaceholderData } = useRefundReasons(choice)
  const title = t('refundReasons.title')
  return (
    <Panel
      title={title}
      lead={t('refundReasons.lead')}
      actions={
        <ExportButton
          title={title}
          query={{ table: 'refund-reasons', ...queryOf(choice) }}
          isDisabled={!data?.length}
        />
      }
    >
      {error && !data ? (
        <LoadError title={t('loadFailed', { title })} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={title}
          columns={columnsOf(t, orders)}
          rows={data ?? []}
          rowKey={({ reason }) => reason}
          isLoading={!data}
          isRefreshing={isPlaceholderData}
          skeletonRows={3}
          empty={<p className="text-sm text-muted">{t('refundReasons.empty')}</p>}
        />
      )}
    </Panel>
  )
}
