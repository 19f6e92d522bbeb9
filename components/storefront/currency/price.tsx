'use client'

import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { formatPrice } from '@/lib/i18n/currencies'
import { useCurrency } from './currency-store'

type PriceProps = {
  cents: number
  /** Of a range: whole amounts are written without cents. */
  isBound?: boolean
  className?: string
}

/** A price of the store, in the currency that the visitor chose. */
export function Price({ cents, isBound, className }: PriceProps) {
  const locale = useLocale()
  const [currency] = useCurrency()
  const { baseCurrency, currencyDisplay, rates } = useStoreProps()
  return (
    <bdi
      data-price
      data-cents={cents}
      // Already in the saved currency when the page hydrates (saved-currency.ts).
      suppressHydrationWarning
      // A name such as "Indonesian rupiahs" needs more room than a card has on one line.
      className={
        currencyDisplay === 'name' ? `text-[0.8em] whitespace-normal ${className ?? ''}` : className
      }
    >
      {formatPrice(
        cents,
        { from: baseCurrency, to: currency, rates },
        locale,
        currencyDisplay,
        isBound,
      )}
    </bdi>
  )
}
