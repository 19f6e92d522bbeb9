'use client'

import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { toCents } from '@/lib/core/money'
import { type Priced, priceIn } from '@/lib/pricing/selling'

/** How much more or less another product costs. */
export function PriceDifference({ product, other }: { product: Priced; other: Priced }) {
  const t = useTranslations('productPage.editions')
  // Of the prices as they are charged: a difference that was rounded like a price would be another one.
  const selling = useSelling()
  const difference = priceIn(other, selling) - priceIn(product, selling)
  if (difference === 0) return t('samePrice')
  const amount = () => (
    <Price
      cents={Math.abs(toCents(other.price) - toCents(product.price))}
      typed={{ [selling.currency]: Math.abs(difference) }}
    />
  )
  return difference > 0 ? t.rich('more', { amount }) : t.rich('less', { amount })
}
