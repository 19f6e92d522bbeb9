'use client'

import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import type { Product } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

export type ShownLine = { product: Product; quantity: number }

/** The products of a prepared cart, at the prices of today. */
export function PreparedLines({ lines, missing }: { lines: ShownLine[]; missing: number }) {
  const t = useTranslations('preparedCart')
  const money = useMoneyFormat()
  const selling = useSelling()
  return (
    <>
      <ul className="mx-auto max-w-xl divide-y divide-line rounded-card border border-line bg-surface px-5 text-start">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <Link
                href={`/products/${product.slug}`}
                className="font-semibold hover:text-primary-deep hover:underline"
              >
                {product.name}
              </Link>
              <span className="block text-sm text-muted">
                {product.inStock ? t('quantity', { quantity }) : t('soldOut')}
              </span>
            </span>
            {product.inStock && (
              <bdi className="shrink-0 font-bold tabular-nums">
                {money(unitPriceCents(product, quantity, selling) * quantity)}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="text-muted">{t('missing', { count: missing })}</p>}
    </>
  )
}
