import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { BASE_CURRENCY, formatPrice } from '@/lib/i18n/currencies'
import { useCurrency } from './currency-store'

/** Writes US cents in the currency that the visitor chose; `null` where that is what is charged. */
export function useConverted(): (cents: number) => string | null {
  const locale = useLocale()
  const [currency] = useCurrency()
  const { currencyDisplay } = useStoreProps()
  return (cents) =>
    currency === BASE_CURRENCY ? null : formatPrice(cents, currency, locale, currencyDisplay)
}
