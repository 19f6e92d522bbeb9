import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
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

type Wording = { t: Texts<'customer-records'>; common: Texts<'common'> }

const productColumns = ({ t, common }: Wording): readonly Column<Bought>[] => [
  {
    key: 'product',
    header: common('product'),
    className: 'min-w-48',
    cell: ({ productId, name }) => <ProductLink productId={productId} name={name} />,
  },
  {
    key: 'pieces',
    header: t('bought.licences'),
    align: 'end',
    cell: ({ pieces, refundedPieces }) => (
      <>
        {pieces}
        {refundedPieces > 0 && (
          <span className="block text-xs whitespace-nowrap text-muted">
            {t('bought.piecesRefunded', { count: refundedPieces })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'last',
    header: t('bought.last'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ lastBoughtAt }) => formatDateTime(lastBoughtAt),
  },
]

/** What a customer has bought, by product. */
export function BoughtPanel({ products }: { products: readonly Bought[] }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  return (
    <ListPanel
      title={t('bought.title')}
      caption={t('bought.caption')}
      columns={productColumns({ t, common })}
      rows={products}
      rowKey={({ productId }) => productId}
    />
  )
}

const keyColumns = ({ t, common }: Wording): readonly Column<Key>[] => [
  {
    key: 'key',
    header: t('keys.key'),
    className: 'whitespace-nowrap',
    cell: ({ masked, status }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className={`font-mono ${status === 'quarantined' ? 'text-muted line-through' : ''}`}>
          {masked}
        </span>
        {status === 'quarantined' && <Badge tone="neutral">{t('keys.quarantined')}</Badge>}
      </span>
    ),
  },
  {
    key: 'product',
    header: common('product'),
    className: 'min-w-48',
    cell: ({ productId, productName }) => <ProductLink productId={productId} name={productName} />,
  },
  { key: 'order', header: common('order'), cell: OrderLink },
  {
    key: 'assigned',
    header: t('keys.assigned'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ assignedAt }) => (assignedAt ? formatDateTime(assignedAt) : '—'),
  },
]

/** The keys of a customer, masked: they are revealed where keys are managed. */
export function KeysPanel({ keys }: { keys: readonly Key[] }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  return (
    <ListPanel
      title={common('keys')}
      caption={t('keys.caption')}
      columns={keyColumns({ t, common })}
      rows={keys}
      rowKey={({ id }) => id}
    />
  )
}
