'use client'

import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { PayoutRow, PayoutScope } from '@/lib/payouts/contracts'
import { STATUS_LABELS, STATUS_TONES } from './payout-labels'
import { OUTCOME, PARTS } from './sum-columns'

const COLUMNS: readonly Column<PayoutRow>[] = [
  {
    key: 'payout',
    header: 'Payout',
    className: 'whitespace-nowrap',
    cell: ({ id, paidAt, provider, providerPayoutId }) => (
      <>
        <Link
          href={`/admin/payments/payouts/${id}`}
          className="font-semibold text-primary-strong hover:underline"
        >
          {formatDateTime(paidAt)}
        </Link>
        <span className="block text-xs text-muted">
          {PROVIDER_LABELS[provider]} <span className="font-mono">{providerPayoutId}</span>
        </span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>,
  },
  ...PARTS,
  ...OUTCOME,
]

/** The payouts of a period, newest first. */
export function PayoutsTable({ scope }: { scope: PayoutScope }) {
  const list = usePagedList({ call: 'GET /api/admin/payouts', filters: scope })
  if (list.error)
    return <LoadError title="Failed to load the payouts" error={list.error} onRetry={list.retry} />
  return (
    <>
      <DataTable
        caption="Payouts"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        empty={
          <>
            <p className="font-semibold">No payout in these days</p>
            <p className="mt-1 text-sm text-muted">
              Cards are settled every day; PayPal pays out when you withdraw.
            </p>
          </>
        }
      />
      <Pager list={list} noun="payouts" />
    </>
  )
}
