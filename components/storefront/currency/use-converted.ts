import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { formatPrice } from '@/lib/i18n/currencies'
import { useCurrency } from './currency-store'
import { useSelling } from './use-selling'

/** Writes a price of the store in the currency that the visitor chose; `null` where that is what is charged. */
export function useConverted(): (cents: number) => string | null {
  const locale = useLocale()
  const [currency] = useCurrency()
  const { baseCurrency, currencyDisplay, rates } = useStoreProps()
  const { currency: charged } = useSelling()
  return (cents) =>
    currency === charged
      ? null
      : formatPrice(cents, { from: baseCurrency, to: currency, rates }, locale, currencyDisplay)
}
