import {
  BASE_CURRENCY,
  type CurrencyCode,
  conversionOf,
  numberLocaleOf,
  priceSuffix,
} from '@/lib/i18n/currencies'
import type { Locale } from '@/lib/i18n/locales'
import type { CurrencyDisplay } from '@/lib/settings/choices'

/** What the script of a page has to know to show prices in the saved currency: lib/i18n/currency-script.mjs. */
export const currencyScriptData = (
  locale: Locale,
  offered: readonly CurrencyCode[],
  display: CurrencyDisplay,
) => ({
  'data-rates': offered
    .filter((code) => code !== BASE_CURRENCY)
    .map((code) => [code, ...conversionOf(code)].join(' '))
    .join(','),
  'data-locale': numberLocaleOf(locale),
  'data-display': display,
  'data-suffix': priceSuffix(locale),
})
