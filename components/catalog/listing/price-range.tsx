import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import type { PriceBucket } from '@/lib/catalog/listing-choices'
import { PRICE_BOUNDS } from './product-filters'

/** A price range in the visitor's currency. */
export function PriceRange({ bucket }: { bucket: PriceBucket }) {
  const t = useTranslations('listing')
  return t.rich(`prices.${bucket}`, {
    low: () => <Price cents={PRICE_BOUNDS.low} isBound />,
    high: () => <Price cents={PRICE_BOUNDS.high} isBound />,
  })
}
