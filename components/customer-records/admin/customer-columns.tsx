import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerRow } from '@/lib/customer-records/contracts'
import { TagList } from './tag-list'

export const CUSTOMER_COLUMNS: readonly Column<CustomerRow>[] = [
  {
    key: 'customer',
    header: 'Customer',
    className: 'min-w-56',
    cell: ({ id, name, email, otherEmails }) => (
      <>
        <Link
          href={`/admin/customers/${id}`}
          className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{name || email}</bdi>
        </Link>
        {[email, ...otherEmails].map((address) => (
          <span key={address} className="block text-muted [overflow-wrap:anywhere]">
            {address}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'tags',
    header: 'Tags',
    cell: ({ tags, isBlocked }) => (
      <span className="flex flex-wrap gap-1.5">
        {isBlocked && <Badge tone="danger">Blocked</Badge>}
        <TagList tags={tags} />
      </span>
    ),
  },
  {
    key: 'orders',
    header: 'Orders',
    align: 'end',
    cell: ({ orders }) => orders.toLocaleString('en'),
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'end',
    cell: ({ paid, refunded }) => (
      <>
        <span className="font-semibold">{money(paid)}</span>
        {refunded !== '0.00' && (
          <span className="block text-xs whitespace-nowrap text-muted">
            {money(refunded)} refunded
          </span>
        )}
      </>
    ),
  },
  {
    key: 'last',
    header: 'Last order',
    className: 'whitespace-nowrap text-muted',
    cell: ({ lastOrderAt }) => (lastOrderAt ? formatDateTime(lastOrderAt) : '—'),
  },
]
