import { useTranslations } from 'next-intl'
import { BoundPrice } from '@/components/catalog/bound-price'
import type { PriceBucket } from '@/lib/catalog/listing-choices'

/** A price range in the visitor's currency. */
export function PriceRange({ bucket }: { bucket: PriceBucket }) {
  const t = useTranslations('listing')
  return t.rich(`prices.${bucket}`, {
    low: () => <BoundPrice bound="low" isRound />,
    high: () => <BoundPrice bound="high" isRound />,
  })
}
