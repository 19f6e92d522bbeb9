import { useTranslations } from 'next-intl'
import { PreorderText } from '@/components/storefront/preorder-text'
import { Icon } from '@/components/ui/icon/icon'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'

/** Whether a product can be bought, how many are left where they are few, and whether it is delivered later. */
export function StockState({
  product: { inStock, stockLeft, keysReady, availableFrom },
}: {
  product: Pick<Product, 'inStock' | 'stockLeft' | 'keysReady' | 'availableFrom'>
}) {
  const t = useTranslations('productPage')
  const left = stockLeft === null ? t('inStock') : t('onlyLeft', { count: stockLeft })
  if (inStock && waitsForKeys({ keysReady }))
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        <Icon name="clock" className="size-4.5 shrink-0" />
        {availableFrom ? <PreorderText day={availableFrom} /> : t('backOrder')}
      </p>
    )
  return (
    <p
      className={`flex items-center gap-1.5 text-sm font-semibold ${inStock ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={inStock ? 'circle-check' : 'circle-x'} className="size-4.5 shrink-0" />
      {inStock ? left : t('outOfStock')}
    </p>
  )
}
