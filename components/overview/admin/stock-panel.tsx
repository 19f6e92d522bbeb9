import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { LOW_STOCK_DAYS } from '@/lib/overview/analytics/forecast'
import type { Overview } from '@/lib/overview/contracts'

type Stock = NonNullable<Overview['stock']>
type Product = Stock['products'][number]

/** The products whose keys run out, those first that do so first. */
export function StockPanel({ stock: { total, products } }: { stock: Stock }) {
  const t = useTranslations('backOffice.overview')
  return (
    <Panel title={t('stock.title')} lead={t('stock.lead')}>
      {products.length === 0 ? (
        <p className="text-sm text-muted">{t('stock.empty')}</p>
      ) : (
        <ul className="-my-1.5">
          {products.map((product) => (
            <li key={product.productId} className="flex items-center gap-3 py-1.5 text-sm">
              <Link
                href={`/admin/keys/${product.productId}`}
                className="min-w-0 flex-1 truncate font-medium hover:underline"
              >
                {product.productName}
              </Link>
              <span className="shrink-0 text-end">
                <Left product={product} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > products.length && (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          <Link
            href="/admin/analytics#forecast"
            className="font-semibold text-primary-strong hover:underline"
          >
            {t('stock.all', { total })}
          </Link>
        </p>
      )}
    </Panel>
  )
}

function Left({ product: { available, daysLeft } }: { product: Product }) {
  const t = useTranslations('backOffice.overview')
  if (available === 0) return <Badge tone="danger">{t('stock.none')}</Badge>
  if (daysLeft === null)
    return <span className="text-muted">{t('stock.unsold', { count: available })}</span>
  const isLow = daysLeft < LOW_STOCK_DAYS
  return t.rich('stock.lasts', {
    keys: available,
    days: daysLeft,
    left: (chunks) => <span className="text-muted">{chunks}</span>,
    time: (chunks) => (
      <span className={isLow ? 'font-semibold text-danger' : 'text-muted'}>{chunks}</span>
    ),
  })
}
