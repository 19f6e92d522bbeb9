'use client'

import Link from 'next/link'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { ForecastRow } from '@/lib/analytics/contracts'
import { LOW_STOCK_DAYS } from '@/lib/analytics/forecast'
import { count, quantity } from './analytics-labels'
import { ExportButton } from './export-button'

const columnsFor = (mayOpenKeys: boolean): readonly Column<ForecastRow>[] => [
  {
    key: 'product',
    header: 'Product',
    className: 'min-w-48',
    cell: ({ productId, productName }) =>
      mayOpenKeys ? (
        <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
          {productName}
        </Link>
      ) : (
        <span className="font-semibold">{productName}</span>
      ),
  },
  {
    key: 'available',
    header: 'Available keys',
    align: 'end',
    cell: ({ available }) => count(available),
  },
  { key: 'sold', header: 'Sold in 30 days', align: 'end', cell: ({ sold }) => count(sold) },
  {
    key: 'left',
    header: 'Lasts for',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ daysLeft }) =>
      daysLeft === null ? (
        <>
          <span aria-hidden>—</span>
          <span className="sr-only">Does not sell</span>
        </>
      ) : daysLeft < LOW_STOCK_DAYS ? (
        <Badge tone="danger">{quantity(daysLeft, 'day', 'days')}</Badge>
      ) : (
        quantity(daysLeft, 'day', 'days')
      ),
  },
]

/** How long the keys last at the sales rate of the last 30 days. */
export function ForecastPanel() {
  const may = useMay()
  const list = usePagedList({
    call: 'GET /api/admin/analytics/forecast',
    filters: {},
    pageSize: 10,
  })
  return (
    <Panel
      title="Key stock forecast"
      lead="Available keys divided by what was sold on average a day in the last 30 days, or since the product is there; what runs out first comes first."
      actions={
        <ExportButton
          title="Key stock forecast"
          query={{ table: 'forecast' }}
          isDisabled={list.rows.length === 0}
        />
      }
    >
      {list.error ? (
        <LoadError title="Failed to load the forecast" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="How long the keys last"
            columns={columnsFor(may('keys'))}
            rows={list.rows}
            rowKey={({ productId }) => productId}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            skeletonRows={10}
            empty={<p className="text-sm text-muted">No product is delivered with keys yet.</p>}
          />
          <Pager list={list} noun="products" />
        </>
      )}
    </Panel>
  )
}
