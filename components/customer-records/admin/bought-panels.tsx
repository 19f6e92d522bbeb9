import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { ListPanel } from './list-panel'
import { OrderLink } from './order-link'

type Bought = CustomerDetail['products'][number]
type Key = CustomerDetail['keys'][number]

/** A product by the page of its keys. */
function ProductLink({ productId, name }: { productId: number; name: string }) {
  return (
    <Link
      href={`/admin/keys/${productId}`}
      className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
    >
      {name}
    </Link>
  )
}

const PRODUCT_COLUMNS: readonly Column<Bought>[] = [
  {
    key: 'product',
    header: 'Product',
    className: 'min-w-48',
    cell: ({ productId, name }) => <ProductLink productId={productId} name={name} />,
  },
  {
    key: 'pieces',
    header: 'Licences',
    align: 'end',
    cell: ({ pieces, refundedPieces }) => (
      <>
        {pieces}
        {refundedPieces > 0 && (
          <span className="block text-xs whitespace-nowrap text-muted">
            {refundedPieces} refunded
          </span>
        )}
      </>
    ),
  },
  {
    key: 'last',
    header: 'Last bought',
    className: 'whitespace-nowrap text-muted',
    cell: ({ lastBoughtAt }) => formatDateTime(lastBoughtAt),
  },
]

/** What a customer has bought, by product. */
export function BoughtPanel({ products }: { products: readonly Bought[] }) {
  return (
    <ListPanel
      title="Bought"
      caption="Products that this customer bought"
      columns={PRODUCT_COLUMNS}
      rows={products}
      rowKey={({ productId }) => productId}
    />
  )
}

const KEY_COLUMNS: readonly Column<Key>[] = [
  {
    key: 'key',
    header: 'Key',
    className: 'whitespace-nowrap',
    cell: ({ masked, status }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className={`font-mono ${status === 'quarantined' ? 'text-muted line-through' : ''}`}>
          {masked}
        </span>
        {status === 'quarantined' && <Badge tone="neutral">Quarantined</Badge>}
      </span>
    ),
  },
  {
    key: 'product',
    header: 'Product',
    className: 'min-w-48',
    cell: ({ productId, productName }) => <ProductLink productId={productId} name={productName} />,
  },
  { key: 'order', header: 'Order', cell: OrderLink },
  {
    key: 'assigned',
    header: 'Assigned',
    className: 'whitespace-nowrap text-muted',
    cell: ({ assignedAt }) => (assignedAt ? formatDateTime(assignedAt) : '—'),
  },
]

/** The keys of a customer, masked: they are revealed where keys are managed. */
export function KeysPanel({ keys }: { keys: readonly Key[] }) {
  return (
    <ListPanel
      title="Keys"
      caption="Keys of this customer"
      columns={KEY_COLUMNS}
      rows={keys}
      rowKey={({ id }) => id}
    />
  )
}
