'use client'

import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { useCurrency } from './currency-store'
import { type PriceOnPage, priceText, typedText } from './price-text'

/** A price of the store, in the currency that the visitor chose. */
export function Price({ className, ...price }: PriceOnPage & { className?: string }) {
  const locale = useLocale()
  const [chosen] = useCurrency()
  const { currencyDisplay: display, ...seller } = useStoreProps()
  const { cents, typed = {}, less = 0 } = price
  return (
    <bdi
      data-price
      data-cents={cents}
      data-typed={typedText(typed) || undefined}
      data-less={less || undefined}
      // Already in the saved currency when the page hydrates (saved-currency.ts).
      suppressHydrationWarning
      // A name such as "Indonesian rupiahs" needs more room than a card has on one line.
      className={
        display === 'name' ? `text-[0.8em] whitespace-normal ${className ?? ''}` : className
      }
    >
      {priceText(price, seller, { chosen, locale, display })}
    </bdi>
  )
}
