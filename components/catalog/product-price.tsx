import { useTranslations } from 'next-intl'
import { SaleEnd } from '@/components/catalog/sales/sale-end'
import { Price } from '@/components/storefront/currency/price'
import { Badge } from '@/components/ui/badge'
import { toCents } from '@/lib/core/money'
import { type FormerPriceKind, savedPercent } from '@/lib/pricing/discount'
import { type TypedPrices, typedCents } from '@/lib/pricing/typed-prices'
import { ProductTaxNote } from './product-tax-note'

type ProductPriceProps = {
  /** Decimal strings in the store's currency. */
  price: string
  prices?: TypedPrices
  originalPrice: string | null
  originalPriceKind?: FormerPriceKind
  size?: 'card' | 'page'
  /** When the sale ends that the price is of. */
  saleEndsAt?: string
  /** Whether its family has others that cost more. */
  isLowest?: boolean
}

/**
 * A product's price with, when it is reduced, what that is counted from, and its name (and on its page the
 * saving, which cards show on the picture).
 */
export function ProductPrice({
  price,
  prices,
  originalPrice,
  originalPriceKind = 'recommended',
  size = 'card',
  saleEndsAt,
  isLowest = false,
}: ProductPriceProps) {
  const t = useTranslations('product')
  const priceCents = toCents(price)
  const originalCents = originalPrice === null ? null : toCents(originalPrice)
  const percent = savedPercent({ price, originalPrice, prices, originalPriceKind })
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
          <FormerPriceName
            kind={originalPriceKind}
            className={onPage ? 'text-sm text-muted' : 'price-before'}
            isShort={!onPage || originalPriceKind === 'recommended'}
          />{' '}
          <s className={onPage ? 'whitespace-nowrap text-base text-muted' : 'price-before'}>
            <Price cents={originalCents} typed={typedCents(prices, 'originalPrice')} />
          </s>
          {onPage && <Badge tone="sale">{t('save', { percent })}</Badge>}
        </p>
      )}
      {saleEndsAt && (
        <SaleEnd
          endsAt={saleEndsAt}
          className={onPage ? 'mt-2 text-sm font-medium text-ink-soft' : 'text-xs text-muted'}
        />
      )}
      {onPage && <ProductTaxNote />}
    </div>
  )
}

type FormerPriceNameProps = { kind: FormerPriceKind; className: string; isShort: boolean }

/** What the struck price beside it is; where it is short, those who listen to the page hear all of it. */
function FormerPriceName({ kind, className, isShort }: FormerPriceNameProps) {
  const t = useTranslations('product.formerPrice')
  return (
    <span className={className}>
      {isShort && <span aria-hidden>{t(`short.${kind}`)}</span>}
      <span className={isShort ? 'sr-only' : undefined}>{t(`named.${kind}`)}</span>
    </span>
  )
}
