import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import { Badge } from '@/components/ui/badge'
import { toCents } from '@/lib/core/money'
import { discountPercent } from '@/lib/pricing/discount'
import { type TypedPrices, typedCents } from '@/lib/pricing/typed-prices'
import { ProductTaxNote } from './product-tax-note'

type ProductPriceProps = {
  /** Decimal strings in the store's currency. */
  price: string
  prices?: TypedPrices
  originalPrice: string | null
  size?: 'card' | 'page'
  /** Whether its family has others that cost more. */
  isLowest?: boolean
}

/**
 * A product's price with, when it is reduced, the original price (and on its page the saving, which
 * cards show on the picture).
 */
export function ProductPrice({
  price,
  prices,
  originalPrice,
  size = 'card',
  isLowest = false,
}: ProductPriceProps) {
  const t = useTranslations('product')
  const priceCents = toCents(price)
  const originalCents = originalPrice === null ? null : toCents(originalPrice)
  const percent = discountPercent(priceCents, originalCents)
  const onPage = size === 'page'
  return (
    <div className={onPage ? 'tabular-nums' : 'card-prices tabular-nums'}>
      <p className={onPage ? 'price price-page' : 'price price-card'}>
        <span className="sr-only">{t('price')} </span>
        {isLowest && <span className="text-sm font-medium text-muted">{t('from')} </span>}
        <Price cents={priceCents} typed={typedCents(prices)} />
      </p>
      {percent !== null && originalCents !== null && (
        <p className={onPage ? 'mt-2 flex min-h-6 flex-wrap items-center gap-2' : undefined}>
          <s className={onPage ? 'whitespace-nowrap text-base text-muted' : 'price-before'}>
            <span className="sr-only">{t('originalPrice')} </span>
            <Price cents={originalCents} typed={typedCents(prices, 'originalPrice')} />
          </s>
          {onPage && <Badge tone="sale">{t('save', { percent })}</Badge>}
        </p>
      )}
      {onPage && <ProductTaxNote />}
    </div>
  )
}
