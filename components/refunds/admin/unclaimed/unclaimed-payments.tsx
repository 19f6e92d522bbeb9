'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'
import { MakeOrderDialog } from './make-order-dialog'
import { RefundPaymentDialog } from './refund-payment-dialog'

const CALL = 'GET /api/admin/orders/unclaimed'

type Open = { kind: 'refund' | 'order'; payment: UnclaimedPayment }

function useColumns(): readonly Column<UnclaimedPayment>[] {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'payment',
      header: common('payment'),
      className: 'min-w-40',
      cell: ({ id, provider, providerReference }) => (
        <>
          {providerLabel(t, provider)}
          <span className="block font-mono text-xs text-muted [overflow-wrap:anywhere]">
            {providerReference ?? id}
          </span>
        </>
      ),
    },
    {
      key: 'buyer',
      header: t('unclaimed.buyer'),
      className: 'min-w-40 [overflow-wrap:anywhere]',
      cell: ({ customerName, customerEmail }) =>
        customerEmail ?? customerName ?? t('unclaimed.notTold'),
    },
    {
      key: 'why',
      header: t('unclaimed.why'),
      className: 'min-w-40 text-muted',
      cell: (payment) => reasonOf(t, payment),
    },
    {
      key: 'captured',
      header: t('unclaimed.captured'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ capturedAt }) => capturedAt && formatDateTime(capturedAt),
    },
    {
      key: 'amount',
      header: common('amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ]
}

/** Why no order was made of it by itself. */
function reasonOf(
  t: Texts<'orders'>,
  { cartTotal, customerEmail, amount, currency }: UnclaimedPayment,
): string {
  if (cartTotal === null) return t('unclaimed.noCart')
  if (customerEmail === null) return t('unclaimed.noBuyer')
  return cartTotal === amount
    ? t('unclaimed.soon')
    : t('unclaimed.otherSum', { amount: money(cartTotal, currency) })
}

function useActions(onOpen: (open: Open) => void): Column<UnclaimedPayment> {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const sr = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>
  return {
    key: 'actions',
    header: common('actions'),
    width: '1%',
    cell: (payment) => (
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'order', payment })}>
          {t.rich('unclaimed.make', { id: payment.id, sr })}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'refund', payment })}>
          {t.rich('unclaimed.refund', { id: payment.id, sr })}
        </Button>
      </div>
    ),
  }
}

/**
 * Captured payments without an order, and what can be done about them.
 *
 * @param empty shown when there are none
 */
export function UnclaimedPayments({ empty }: { empty?: ReactNode }) {
  const t = useTranslations('backOffice.orders')
  const may = useMay()
  const client = useQueryClient()
  const changed = useOrderChanged()
  const [open, setOpen] = useState<Open>()
  const columns = useColumns()
  const actions = useActions(setOpen)
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error) return <LoadError title={t('unclaimed.failed')} error={error} onRetry={refetch} />
  const close = () => setOpen(undefined)
  const done = () => {
    client.invalidateQueries({ queryKey: [CALL] })
    changed()
  }
  return (
    <>
      <DataTable
        caption={t('unclaimed.caption')}
        columns={may('payments.settle') ? [...columns, actions] : columns}
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
