import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'

/** Whether a product can be bought, and how many are left where they are few. */
export function StockState({
  product: { inStock, stockLeft },
}: {
  product: Pick<Product, 'inStock' | 'stockLeft'>
}) {
  const t = useTranslations('productPage')
  const left = stockLeft === null ? t('inStock') : t('onlyLeft', { count: stockLeft })
  return (
    <p
      className={`flex items-center gap-1.5 text-sm font-semibold ${inStock ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={inStock ? 'circle-check' : 'circle-x'} className="size-4.5 shrink-0" />
      {inStock ? left : t('outOfStock')}
    </p>
  )
}
