import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import type { SellingCurrencies } from '@/lib/pricing/selling'

/** The currencies that prices can be shown in: those that the owner chose, and always those that are charged. */
export const offeredCurrencies = ({
  baseCurrency,
  sellingCurrencies,
  supportedCurrencies,
}: {
  baseCurrency: CurrencyCode
  sellingCurrencies: SellingCurrencies
  supportedCurrencies: readonly CurrencyCode[]
}): CurrencyCode[] =>
  ALL_CURRENCIES.filter(
    (code) =>
      code === baseCurrency ||
      sellingCurrencies[code] !== undefined ||
      supportedCurrencies.includes(code),
  )
