import { memoize } from '@/lib/core/memoize'
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
