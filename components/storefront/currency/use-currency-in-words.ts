import { useLocale } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import { useSelling } from './use-selling'

/** What this visitor is charged in as it stands in a sentence of the page, such as `US dollars`. */
export function useCurrencyInWords(): string {
  const locale = useLocale()
  const { baseCurrency, currencyInWords: base } = useStoreProps()
  const { currency } = useSelling()
  return currency === baseCurrency ? base : currencyInWords(currency, textLocaleOf(locale))
}
