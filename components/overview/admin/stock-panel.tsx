import Link from 'next/link'
import { quantity } from '@/components/analytics/admin/analytics-labels'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { LOW_STOCK_DAYS } from '@/lib/analytics/forecast'
import type { Overview } from '@/lib/overview/contracts'

type Stock = NonNullable<Overview['stock']>
type Product = Stock['products'][number]

/** The products whose keys run out, those first that do so first. */
export function StockPanel({ stock: { total, products } }: { stock: Stock }) {
  return (
    <Panel title="Running out of keys" lead="By what was sold in the last 30 days.">
      {products.length === 0 ? (
        <p className="text-sm text-muted">Every product has keys for a week and more.</p>
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
              <span className="shrink-0 text-end">{leftOf(product)}</span>
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
            All {total.toLocaleString('en')} in the forecast
          </Link>
        </p>
      )}
    </Panel>
  )
}

function leftOf({ available, daysLeft }: Product) {
  if (available === 0) return <Badge tone="danger">No keys</Badge>
  const keys = quantity(available, 'key', 'keys')
  if (daysLeft === null) return <span className="text-muted">{keys}, does not sell</span>
  return (
    <>
      <span className="text-muted">{keys}, </span>
      <span className={daysLeft < LOW_STOCK_DAYS ? 'font-semibold text-danger' : 'text-muted'}>
        {quantity(daysLeft, 'day', 'days')}
      </span>
    </>
  )
}
