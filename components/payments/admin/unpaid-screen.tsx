'use client'

import Link from 'next/link'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { money, PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { Select } from '@/components/ui/fields/select'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { UnpaidPayment } from '@/lib/orders/unpaid-contracts'
import { UNPAID_DAYS } from '@/lib/payments/not-paid'
import { PaymentsHeading } from './payments-heading'
import { StatusFilter } from './status-filter'
import { UNPAID_LABELS, UNPAID_TONES } from './unpaid-labels'

const COLUMNS: readonly Column<UnpaidPayment>[] = [
  {
    key: 'reason',
    header: 'What happened',
    className: 'min-w-44',
    cell: ({ state, reason, provider, card }) => (
      <>
        <Badge tone={UNPAID_TONES[state]}>{UNPAID_LABELS[state]}</Badge>
        <span className="mt-1 block font-medium [overflow-wrap:anywhere]">{reason}</span>
        <span className="block text-xs text-muted">{card ?? PROVIDER_LABELS[provider]}</span>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    className: 'min-w-40 [overflow-wrap:anywhere]',
    cell: ({ customerName, customerEmail }) =>
      customerEmail === null ? (
        <span className="text-muted">Not told</span>
      ) : (
        <>
          <span className="font-medium">{customerName}</span>
          <span className="block text-muted">{customerEmail}</span>
        </>
      ),
  },
  {
    key: 'cart',
    header: 'Cart',
    className: 'min-w-44',
    cell: ({ items, amount }) => (
      <>
        <ul>
          {items.map(({ productName, quantity }) => (
            <li key={productName}>
              {quantity} × {productName}
            </li>
          ))}
        </ul>
        {items.length === 0 && <span className="block text-muted">Not told</span>}
        <span className="mt-0.5 block font-semibold tabular-nums">{money(amount)}</span>
      </>
    ),
  },
  {
    key: 'started',
    header: 'Started',
    className: 'whitespace-nowrap text-muted',
    cell: ({ startedAt }) => formatDateTime(startedAt),
  },
  {
    key: 'later',
    header: 'Paid later',
    className: 'min-w-36',
    cell: ({ paidLater }) =>
      paidLater === null ? (
        <span className="text-muted">No</span>
      ) : (
        <>
          <Badge tone="success">Recovered</Badge>
          <Link
            href={`/admin/orders/${paidLater}`}
            className="mt-1 block font-semibold [overflow-wrap:anywhere] text-primary-strong hover:underline"
          >
            {paidLater}
          </Link>
        </>
      ),
  },
]

/** The payments that brought no money, and why. */
export function UnpaidScreen() {
  const [state, setState] = useState(useNamedFilter('state', Object.keys(UNPAID_LABELS)))
  const [days, setDays] = useState(useNamedFilter('days', UNPAID_DAYS, '30'))
  const list = usePagedList({
    call: 'GET /api/admin/payments/unpaid',
    filters: { state, days },
  })
  return (
    <>
      <PaymentsHeading lead="Who wanted to pay and did not: cards that were declined, payments that failed, and PayPal payments that nobody approved within an hour." />
      <div className="flex flex-wrap gap-x-3">
        <StatusFilter
          all="Whatever happened"
          labels={UNPAID_LABELS}
          value={state}
          onChange={setState}
        />
        <Select
          aria-label="Period"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          className="mb-4 w-44"
        >
          {UNPAID_DAYS.map((count) => (
            <option key={count} value={count}>
              Last {count} days
            </option>
          ))}
        </Select>
      </div>
      {list.error ? (
        <LoadError title="Failed to load the payments" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Payments that were not made"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <p className="font-semibold">No such payment</p>
                <p className="mt-1 text-sm text-muted">
                  Everybody who wanted to pay in these days did.
                </p>
              </>
            }
          />
          <Pager list={list} noun="payments" />
        </>
      )}
    </>
  )
}
