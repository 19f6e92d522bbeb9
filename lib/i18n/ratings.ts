import { memoize } from '@/lib/core/memoize'
import { numberLocaleOf } from './currencies'

const formatIn = memoize(
  (locale: string) => new Intl.NumberFormat(numberLocaleOf(locale), { minimumFractionDigits: 1 }),
)

/**
 * Writes a rating for display: `4.5`, in German `4,5`.
 *
 * @param rating from 0 to 5 with at most one decimal
 * @param locale language whose number format is used
 */
export function formatRating(rating: string, locale: string): string {
  return formatIn(locale).format(Number(rating))
}
