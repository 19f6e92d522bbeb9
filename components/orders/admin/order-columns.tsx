import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import { METHOD_LABELS, money, STATUS_LABELS, STATUS_TONES } from './order-labels'

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderNumber, pieces }) => (
      <>
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
        >
          {orderNumber}
        </Link>
        <span className="block text-xs text-muted">
          {pieces} {pieces === 1 ? 'licence' : 'licences'}
        </span>
      </>
    ),
  },
  {
    key: 'placed',
    header: 'Placed',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'customer',
    header: 'Customer',
    className: 'min-w-48',
    cell: ({ customerName, customerEmail }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{customerName}</span>
        <span className="block text-muted [overflow-wrap:anywhere]">{customerEmail}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ orderStatus, openItems }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={STATUS_TONES[orderStatus]} className="whitespace-nowrap">
          {STATUS_LABELS[orderStatus]}
        </Badge>
        {openItems > 0 && <Badge tone="danger">Undelivered</Badge>}
      </span>
    ),
  },
  {
    key: 'payment',
    header: 'Payment',
    className: 'whitespace-nowrap',
    cell: ({ paymentMethod }) => METHOD_LABELS[paymentMethod],
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ totalAmount, refundedAmount }) => (
      <>
        <span className="font-semibold">{money(totalAmount)}</span>
        {refundedAmount !== '0.00' && (
          <span className="block text-xs whitespace-nowrap text-muted">
            {money(refundedAmount)} refunded
          </span>
        )}
      </>
    ),
  },
]
