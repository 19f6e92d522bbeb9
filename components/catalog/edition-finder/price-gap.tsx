'use client'

import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { toCents } from '@/lib/core/money'
import { type Priced, priceIn } from '@/lib/pricing/selling'

/** How much more or less something costs than the cheapest that fits. */
export function PriceGap({ cheapest, other }: { cheapest: Priced; other: Priced }) {
  const t = useTranslations('editionFinder')
  // Of the prices as they are charged: a difference that was rounded like a price would be another one.
  const selling = useSelling()
  const difference = priceIn(other, selling) - priceIn(cheapest, selling)
  if (difference === 0) return t('same')
  const amount = () => (
    <Price
      cents={Math.abs(toCents(other.price) - toCents(cheapest.price))}
      typed={{ [selling.currency]: Math.abs(difference) }}
    />
  )
  return difference > 0 ? t.rich('more', { amount }) : t.rich('less', { amount })
}
