import { memoize } from '@/lib/core/memoize'
import { sumToCents } from '@/lib/core/money'
import { pageLanguage } from './language/page-language'

const countIn = memoize((language: string) => new Intl.NumberFormat(language))
const dollarsIn = memoize(
  (language: string) => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }),
)

/** A number in the language of the page, such as `1,234`. */
export const formatCount = (count: number): string => countIn(pageLanguage()).format(count)

/** US cents in the language of the page, such as `$1,234.50`. */
export const formatDollars = (cents: number): string =>
  dollarsIn(pageLanguage()).format(cents / 100)

/** Formats a decimal amount, also a sum of many. */
export const money = (decimal: string) => formatDollars(sumToCents(decimal))

/** Formats a decimal amount that may be below zero. */
export const signedMoney = (amount: string) =>
  amount.startsWith('-') ? `−${money(amount.slice(1))}` : money(amount)
