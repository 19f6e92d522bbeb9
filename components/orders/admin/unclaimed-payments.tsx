'use client'

import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'
import { money, PROVIDER_LABELS } from './order-labels'

const CALL = 'GET /api/admin/orders/unclaimed'

const COLUMNS: readonly Column<UnclaimedPayment>[] = [
  {
    key: 'payment',
    header: 'Payment',
    className: 'font-mono text-xs [overflow-wrap:anywhere]',
    cell: ({ id }) => id,
  },
  {
    key: 'provider',
    header: 'At the provider',
    cell: ({ provider, providerReference }) => (
      <>
        {PROVIDER_LABELS[provider]}
        <span className="block font-mono text-xs text-muted">{providerReference}</span>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    cell: ({ customerName, customerEmail }) => customerEmail ?? customerName ?? 'Not told',
  },
  {
    key: 'captured',
    header: 'Captured',
    className: 'whitespace-nowrap text-muted',
    cell: ({ capturedAt }) => capturedAt && formatDateTime(capturedAt),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => money(amount) },
]

/** Captured payments without an order. */
export function UnclaimedPayments() {
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error)
    return <LoadError title="Failed to load the payments" error={error} onRetry={refetch} />
  return (
    <Panel
      title="Payments without an order"
      lead="The store makes their orders by itself within minutes. One that stays here needs you: refund it at the provider, or write to its buyer."
      className="mt-6"
    >
      <DataTable
        caption="Captured payments"
        columns={COLUMNS}
        rows={data ?? []}
        rowKey={({ id }) => id}
        isLoading={isPending}
        skeletonRows={2}
      />
    </Panel>
  )
}
