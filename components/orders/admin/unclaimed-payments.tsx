'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'
import { MakeOrderDialog } from './make-order-dialog'
import { money, PROVIDER_LABELS } from './order-labels'
import { RefundPaymentDialog } from './refund-payment-dialog'
import { useOrderChanged } from './use-order-changed'

const CALL = 'GET /api/admin/orders/unclaimed'

type Open = { kind: 'refund' | 'order'; payment: UnclaimedPayment }

const COLUMNS: readonly Column<UnclaimedPayment>[] = [
  {
    key: 'payment',
    header: 'Payment',
    className: 'min-w-40',
    cell: ({ id, provider, providerReference }) => (
      <>
        {PROVIDER_LABELS[provider]}
        <span className="block font-mono text-xs text-muted [overflow-wrap:anywhere]">
          {providerReference ?? id}
        </span>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    className: 'min-w-40 [overflow-wrap:anywhere]',
    cell: ({ customerName, customerEmail }) => customerEmail ?? customerName ?? 'Not told',
  },
  {
    key: 'why',
    header: 'Why',
    className: 'min-w-40 text-muted',
    cell: reasonOf,
  },
  {
    key: 'captured',
    header: 'Captured',
    className: 'whitespace-nowrap text-muted',
    cell: ({ capturedAt }) => capturedAt && formatDateTime(capturedAt),
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => money(amount) },
]

/** Why no order was made of it by itself. */
function reasonOf({ cartTotal, customerEmail, amount }: UnclaimedPayment): string {
  if (cartTotal === null) return 'It names no cart'
  if (customerEmail === null) return 'It names no buyer'
  return cartTotal === amount
    ? 'Its order is about to be made'
    : `The cart costs ${money(cartTotal)}`
}

const actionsOf = (onOpen: (open: Open) => void): Column<UnclaimedPayment> => ({
  key: 'actions',
  header: 'Actions',
  width: '1%',
  cell: (payment) => (
    <div className="flex gap-2">
      <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'order', payment })}>
        Make order
        <span className="sr-only"> of payment {payment.id}</span>
      </Button>
      <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'refund', payment })}>
        Refund
        <span className="sr-only"> payment {payment.id}</span>
      </Button>
    </div>
  ),
})

/**
 * Captured payments without an order, and what can be done about them.
 *
 * @param empty shown when there are none
 */
export function UnclaimedPayments({ empty }: { empty?: ReactNode }) {
  const may = useMay()
  const client = useQueryClient()
  const changed = useOrderChanged()
  const [open, setOpen] = useState<Open>()
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error)
    return <LoadError title="Failed to load the payments" error={error} onRetry={refetch} />
  const close = () => setOpen(undefined)
  const done = () => {
    client.invalidateQueries({ queryKey: [CALL] })
    changed()
  }
  return (
    <>
      <DataTable
        caption="Captured payments"
        columns={may('payments.settle') ? [...COLUMNS, actionsOf(setOpen)] : COLUMNS}
        rows={data ?? []}
        rowKey={({ id }) => id}
        isLoading={isPending}
        skeletonRows={2}
        empty={empty}
      />
      {open?.kind === 'refund' && (
        <RefundPaymentDialog payment={open.payment} onDone={done} onClose={close} />
      )}
      {open?.kind === 'order' && (
        <MakeOrderDialog payment={open.payment} onDone={done} onClose={close} />
      )}
    </>
  )
}
