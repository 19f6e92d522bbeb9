import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { Book, Comparison } from '@/lib/bookkeeping/contracts'

/** A sum of many payments may be below zero, and longer than a price. */
const sum = (decimal: string | null) =>
  decimal === null
    ? '–'
    : decimal.replace(
        /^(-?)(\d+)/,
        (_, sign: string, whole: string) => `${sign}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}`,
      )

const WHAT: Record<Comparison['differences'][number]['what'], string> = {
  missing_in_store: 'Not in the store’s book',
  missing_at_provider: 'Not in the provider’s list',
  amount: 'Another amount',
}

const ROWS = [
  ['Payments', ({ payments }: Book) => payments.toLocaleString('en')],
  ['Captured', ({ captured }: Book) => sum(captured)],
  ['Refunds', ({ refunds }: Book) => refunds.toLocaleString('en')],
  ['Refunded', ({ refunded }: Book) => sum(refunded)],
  ['Left', ({ net }: Book) => sum(net)],
] as const

type Difference = Comparison['differences'][number]

const COLUMNS: readonly Column<Difference>[] = [
  { key: 'what', header: 'Difference', cell: ({ what }) => WHAT[what] },
  {
    key: 'transaction',
    header: 'Transaction',
    cell: ({ id, kind, orderNumber }) => (
      <>
        {kind === 'payment' ? 'Payment' : 'Refund'}{' '}
        <span className="font-mono text-xs [overflow-wrap:anywhere]">{id}</span>
        {orderNumber && (
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="block text-xs underline-offset-2 hover:underline"
          >
            {orderNumber}
          </Link>
        )}
      </>
    ),
  },
  { key: 'store', header: 'Store', align: 'end', cell: ({ storeAmount }) => sum(storeAmount) },
  {
    key: 'provider',
    header: 'Provider',
    align: 'end',
    cell: ({ providerAmount }) => sum(providerAmount),
  },
  {
    key: 'at',
    header: 'When',
    className: 'whitespace-nowrap text-muted',
    cell: ({ at }) => formatDateTime(at),
  },
]

/** One comparison: both books side by side, and what differs. */
export function ComparisonPanel({ comparison }: { comparison: Comparison }) {
  const { provider, from, to, status, books, differences, failure, createdAt } = comparison
  const period = from === to ? from : `${from} to ${to}`
  return (
    <Panel
      title={`${PROVIDER_LABELS[provider]}, ${period}`}
      lead={`Compared ${formatDateTime(createdAt)}${comparison.username === 'system' ? '' : ` by ${comparison.username}`}`}
      actions={<Verdict status={status} differences={differences.length} />}
    >
      {failure && <p className="text-sm text-danger [overflow-wrap:anywhere]">{failure}</p>}
      {books && (
        <table className="w-full max-w-xl text-sm">
          <caption className="sr-only">Both books</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="py-1 text-start font-semibold">
                <span className="sr-only">Sum</span>
              </th>
              <th scope="col" className="py-1 text-end font-semibold">
                Store
              </th>
              <th scope="col" className="py-1 text-end font-semibold">
                {PROVIDER_LABELS[provider]}
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, cell]) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-muted">
                  {label}
                </th>
                <td className="py-1.5 text-end tabular-nums">{cell(books.store)}</td>
                <td className="py-1.5 text-end tabular-nums">{cell(books.provider)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {differences.length > 0 && (
        <div className="mt-5">
          <DataTable
            caption="Differences"
            columns={COLUMNS}
            rows={differences}
            rowKey={({ what, kind, id }) => `${what} ${kind} ${id}`}
          />
        </div>
      )}
    </Panel>
  )
}

function Verdict({ status, differences }: { status: Comparison['status']; differences: number }) {
  if (status === 'running') return <Badge tone="brand">Comparing …</Badge>
  if (status === 'failed') return <Badge tone="danger">Could not be compared</Badge>
  return differences === 0 ? (
    <Badge tone="success">Agree to the cent</Badge>
  ) : (
    <Badge tone="danger">{differences === 1 ? '1 difference' : `${differences} differences`}</Badge>
  )
}
