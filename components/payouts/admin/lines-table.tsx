'use client'

import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { PayoutLine } from '@/lib/payouts/contracts'
import { KIND_LABELS, keptIn, sumIn } from './payout-labels'

const COLUMNS: readonly Column<PayoutLine>[] = [
  {
    key: 'what',
    header: 'What moved',
    cell: ({ kind, provider, transactionId }) => (
      <>
        <span className="font-medium">{KIND_LABELS[kind]}</span>
        <span className="block text-xs text-muted">
          {PROVIDER_LABELS[provider]} <span className="font-mono">{transactionId}</span>
        </span>
      </>
    ),
  },
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-muted',
    cell: ({ at }) => formatDateTime(at),
  },
  { key: 'order', header: 'Order', className: 'min-w-40', cell: (line) => <Order line={line} /> },
  {
    key: 'gross',
    header: 'Gross',
    align: 'end',
    cell: ({ currency, gross }) => sumIn(currency, gross),
  },
  {
    key: 'fee',
    header: 'Fee',
    align: 'end',
    cell: ({ currency, fee, feeIsEstimated }) =>
      fee === null ? (
        <span className="text-muted">unknown</span>
      ) : (
        <>
          {keptIn(currency, fee)}
          {feeIsEstimated && <span className="block text-xs text-muted">estimated</span>}
        </>
      ),
  },
  {
    key: 'net',
    header: 'Net',
    align: 'end',
    className: 'font-semibold',
    cell: ({ currency, net }) => sumIn(currency, net),
  },
]

function Order({ line: { isMatched, orderNumber, storeAmount } }: { line: PayoutLine }) {
  if (isMatched === null && orderNumber === null) return <span className="text-muted">–</span>
  return (
    <>
      {isMatched === false && <Badge tone="danger">Not in the books</Badge>}
      {orderNumber !== null ? (
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="block font-semibold [overflow-wrap:anywhere] text-primary-strong hover:underline"
        >
          {orderNumber}
        </Link>
      ) : (
        isMatched && <span className="text-muted">A payment without an order</span>
      )}
      {storeAmount !== null && (
        <span className="block text-xs text-danger">The store has {sumIn('USD', storeAmount)}</span>
      )}
    </>
  )
}

type Props = {
  /** The payout or the view, as the call takes them. */
  filters: Record<string, string | undefined>
  empty: string
}

/** Movements, newest first. */
export function LinesTable({ filters, empty }: Props) {
  const list = usePagedList({ call: 'GET /api/admin/payouts/lines', filters })
  if (list.error)
    return <LoadError title="Failed to load the lines" error={list.error} onRetry={list.retry} />
  return (
    <>
      <DataTable
        caption="Lines"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        empty={<p className="text-sm text-muted">{empty}</p>}
      />
      <Pager list={list} noun="lines" />
    </>
  )
}
