import { memoize } from '@/lib/core/memoize'
import { sumToCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { currencyInWords } from '@/lib/i18n/display-names'
import { pageLanguage } from './language/page-language'
import { pageCurrency } from './page-currency'

const countIn = memoize((language: string) => new Intl.NumberFormat(language))

/** A number in the language of the page, such as `1,234`. */
export const formatCount = (count: number): string => countIn(pageLanguage()).format(count)

/**
 * Writes an amount in the language of the page, such as `$1,234.50`.
 *
 * @param cents hundredths of the currency
 * @param currency of ISO 4217; that of the store where nothing else is said
 */
export const formatCents = (cents: number, currency: string = pageCurrency()): string =>
  formatMoney(cents, currency, pageLanguage())

/** Formats a decimal amount, also a sum of many. */
export const money = (decimal: string, currency?: string) =>
  formatCents(sumToCents(decimal), currency)

/** Formats a decimal amount that may be below zero. */
export const signedMoney = (amount: string) =>
  amount.startsWith('-') ? `−${money(amount.slice(1))}` : money(amount)

/** The store's currency as it stands in a sentence, such as `US dollars`. */
export const storeCurrencyInWords = (): string => currencyInWords(pageCurrency(), pageLanguage())
