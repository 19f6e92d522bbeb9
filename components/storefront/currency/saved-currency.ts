import {
  type CurrencyCode,
  conversionOf,
  numberLocaleOf,
  priceSuffix,
  type ShownRates,
} from '@/lib/i18n/currencies'
import type { Locale } from '@/lib/i18n/locales'
import type { CurrencyDisplay } from '@/lib/settings/choices'

/** What the script of a page has to know to show prices in the saved currency: lib/i18n/currency-script.mjs. */
export const currencyScriptData = (
  locale: Locale,
  {
    base,
    offered,
    rates,
  }: { base: CurrencyCode; offered: readonly CurrencyCode[]; rates?: ShownRates },
  display: CurrencyDisplay,
) => ({
  'data-rates': offered
    .filter((code) => code !== base)
    .map((code) => {
      const { rate, of, decimals } = conversionOf(base, code, rates)
      return [code, rate, of, decimals].join(' ')
    })
    .join(','),
  'data-locale': numberLocaleOf(locale),
  'data-display': display,
  'data-suffix': priceSuffix(locale),
})
