'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { formatCents, formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { refundReasonLabel } from '@/components/orders/admin/order-labels'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { RefundReasonRow } from '@/lib/overview/analytics/contracts'
import { ExportButton } from './export-button'
import { FOLDED_ROWS, FoldButton } from './fold-button'
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

type Props = {
  choice: Choice
  /** Chooses another panel in its place. */
  panelChoice: ReactNode
}

/** What was paid back, by the reason that buyers chose. */
export function RefundReasonsPanel({ choice, panelChoice }: Props) {
  const t = useTranslations('backOffice.analytics')
  const orders = useTranslations('backOffice.orders')
  const { data, error, refetch, isPlaceholderData } = useRefundReasons(choice)
  const [isFolded, setFolded] = useState(true)
  const title = t('refundReasons.title')
  const rows = data ?? []
  return (
    <Panel
      title={title}
      lead={t('refundReasons.lead')}
      choice={panelChoice}
      isNarrow
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
        <>
          <DataTable
            caption={t('table.caption', { title })}
            columns={columnsOf(t, orders)}
            rows={isFolded ? rows.slice(0, FOLDED_ROWS) : rows}
            rowKey={({ reason }) => reason}
            isLoading={!data}
            isRefreshing={isPlaceholderData}
            skeletonRows={3}
            empty={<p className="text-sm text-muted">{t('refundReasons.empty')}</p>}
          />
          <FoldButton title={title} count={rows.length} isFolded={isFolded} onChange={setFolded} />
        </>
      )}
    </Panel>
  )
}
