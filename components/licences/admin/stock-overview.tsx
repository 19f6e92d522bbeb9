'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Skeleton } from '@/components/ui/skeleton'
import type { StockOverview as Overview } from '@/lib/licences/contracts'
import { count } from './key-labels'

const CALL = 'GET /api/admin/key-stock/overview'

/** Key counts, and the orders waiting for keys. */
export function StockOverview() {
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error)
    return <LoadError title="Failed to load the key overview" error={error} onRetry={refetch} />
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        <Figure label="Available" value={data?.available} />
        <Figure label="Used" value={data?.used} />
        <Figure label="Reserved" value={data?.reserved} hint="Kept for payments under way" />
        <Figure label="Products with keys" value={data?.productsWithKeys} />
        <Figure
          label="Low stock"
          value={data?.lowProducts}
          hint={data && `${count(data.lowStockThreshold)} keys or fewer`}
        />
        <Figure
          label="Sold out"
          value={data?.soldOutProducts}
          isAlert={data?.soldOutProducts !== 0}
        />
      </dl>
      {data && data.waitingOrders > 0 && <WaitingOrders overview={data} />}
    </div>
  )
}

type FigureProps = { label: string; value: number | undefined; hint?: string; isAlert?: boolean }

function Figure({ label, value, hint, isAlert = false }: FigureProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3.5 shadow-card">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd
        className={`mt-0.5 text-2xl font-extrabold tabular-nums ${isAlert && value !== undefined ? 'text-danger' : ''}`}
      >
        {value === undefined ? <Skeleton className="my-1 h-6 w-16" /> : count(value)}
      </dd>
      <dd className="min-h-4 text-xs text-muted">{hint}</dd>
    </div>
  )
}

type Waiting = Overview['waiting'][number]

const COLUMNS: readonly Column<Waiting>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderNumber, customerEmail }) => (
      <>
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="font-semibold text-primary-strong hover:underline"
        >
          {orderNumber}
        </Link>
        <span className="block text-muted [overflow-wrap:anywhere]">{customerEmail}</span>
      </>
    ),
  },
  {
    key: 'product',
    header: 'Product',
    cell: ({ productId, productName }) => (
      <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
        {productName}
      </Link>
    ),
  },
  { key: 'missing', header: 'Missing', align: 'end', cell: ({ missing }) => count(missing) },
  {
    key: 'since',
    header: 'Since',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

function WaitingOrders({ overview: { waiting, waitingOrders } }: { overview: Overview }) {
  const title =
    waitingOrders === 1 ? '1 order waits for keys' : `${count(waitingOrders)} orders wait for keys`
  return (
    <Panel
      title={title}
      lead="They are paid. Keys that you add are sent to them at once, to the oldest order first."
    >
      <DataTable
        caption="Orders waiting for keys"
        columns={COLUMNS}
        rows={waiting}
        rowKey={({ orderNumber, productId }) => `${orderNumber} ${productId}`}
      />
    </Panel>
  )
}
