import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import { classNames } from '@/components/ui/class-names'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { typedCents } from '@/lib/pricing/typed-prices'
import type { VolumePrice } from '@/lib/pricing/volume-prices'

type VolumePriceListProps = {
  product: Pick<Product, 'price' | 'prices' | 'volumePrices'>
  /** The one that applies to the chosen quantity. */
  current: VolumePrice | undefined
}

/** From how many on each costs how much. */
export function VolumePriceList({ product, current }: VolumePriceListProps) {
  const t = useTranslations('productPage.volume')
  return (
    <section aria-labelledby="volume-prices" className="mt-4">
      <h2 id="volume-prices" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-1.5 divide-y divide-line overflow-hidden rounded-control border border-line text-sm tabular-nums">
        {product.volumePrices.map((each) => (
          <li
            key={each.from}
            aria-current={each === current || undefined}
            className={classNames(
              'flex items-baseline gap-3 px-3 py-2',
              each === current && 'bg-success-soft font-semibold',
            )}
          >
            <span className="flex-1">{t('from', { from: each.from })}</span>
            <span>
              {t.rich('each', {
                price: () => (
                  <Price
                    cents={toCents(product.price)}
                    typed={typedCents(product.prices)}
                    less={each.percent}
                  />
                ),
              })}
            </span>
            <span className="text-success">{t('less', { percent: each.percent })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
