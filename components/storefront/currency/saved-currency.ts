import {
  type CurrencyCode,
  chargedDecimalsOf,
  conversionOf,
  numberLocaleOf,
  priceSuffix,
  stepOf,
} from '@/lib/i18n/currencies'
import { CURRENCY_PLACES } from '@/lib/i18n/currency-places'
import type { Locale } from '@/lib/i18n/locales'
import { endingOf } from '@/lib/pricing/exchange-rate'
import { chargedCurrencies, type Seller } from '@/lib/pricing/selling'
import type { CurrencyDisplay } from '@/lib/settings/choices'

/** What the script of a page has to know to show prices in the saved currency: lib/i18n/currency-script.mjs. */
export const currencyScriptData = (
  locale: Locale,
  { offered, ...seller }: Seller & { offered: readonly CurrencyCode[] },
  display: CurrencyDisplay,
) => ({
  'data-rates': offered
    .filter((code) => code !== seller.baseCurrency)
    .map((code) => [code, ...conversionIn(seller, code)].join(' '))
    .join(','),
  'data-step': stepOf(seller.baseCurrency),
  'data-base': seller.baseCurrency,
  'data-places': placesOf(chargedCurrencies(seller)),
  'data-locale': numberLocaleOf(locale),
  'data-display': display,
  'data-suffix': priceSuffix(locale),
})

/** Where each of several currencies is proposed at the first visit; a store that charges in one proposes none. */
const placesOf = (charged: readonly CurrencyCode[]): string | undefined =>
  charged.length > 1
    ? charged
        .map((code) => {
          const { countries, zones } = CURRENCY_PLACES[code]
          return `${code} ${countries} ${zones}`
        })
        .join(',')
    : undefined

/** The two parts of its rate, decimals, and for a currency that is charged what its prices end on. */
function conversionIn(seller: Seller, code: CurrencyCode): number[] {
  const { rate, of, decimals } = conversionOf(seller.baseCurrency, code, seller.rates)
  const rounding = seller.sellingCurrencies[code]
  if (rounding === undefined) return [rate, of, decimals]
  const { every, below } = endingOf(rounding, code)
  return [rate, of, chargedDecimalsOf(code), Number(every), Number(below), stepOf(code)]
}
