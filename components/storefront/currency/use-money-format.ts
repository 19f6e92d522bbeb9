import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { formatMoney } from '@/lib/i18n/currencies'
import { useSelling } from './use-selling'

/** Writes amounts as the pages write prices: in what this visitor is charged in, or in the currency of an order. */
export function useMoneyFormat(currency?: string): (cents: number) => string {
  const locale = useLocale()
  const { currencyDisplay } = useStoreProps()
  const selling = useSelling()
  return (cents) => formatMoney(cents, currency ?? selling.currency, locale, currencyDisplay)
}
