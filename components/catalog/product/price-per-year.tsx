'use client'

import { Price } from '@/components/storefront/currency/price'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { unitCents } from '@/lib/catalog/unit-price'
import { toCents } from '@/lib/core/money'
import { type Priced, priceIn } from '@/lib/pricing/selling'

/** What a price is for each year of a term. @param months more than none */
export function PricePerYear({ price, months }: { price: Priced; months: number }) {
  // Of the price as it is charged: a quotient that was rounded like a price would be another one.
  const selling = useSelling()
  return (
    <Price
      cents={unitCents(toCents(price.price), months)}
      typed={{ [selling.currency]: unitCents(priceIn(price, selling), months) }}
    />
  )
}
