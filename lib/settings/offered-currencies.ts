import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'

/** The currencies that prices can be shown in: those that the owner chose, and always the one that they are in. */
export const offeredCurrencies = ({
  baseCurrency,
  supportedCurrencies,
}: {
  baseCurrency: CurrencyCode
  supportedCurrencies: readonly CurrencyCode[]
}): CurrencyCode[] =>
  ALL_CURRENCIES.filter((code) => code === baseCurrency || supportedCurrencies.includes(code))
