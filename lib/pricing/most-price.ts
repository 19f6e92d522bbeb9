import { MAX_CENTS, MOST_CENTS } from '@/lib/core/money'
import { type CurrencyCode, conversionOf } from '@/lib/i18n/currencies'

/** From so many to the dollar on, prices have more digits. */
const SMALL_WORTH = 1_000

/** The largest price of one piece in a currency, in cents: a hundred times as much in those of small worth. */
export function mostPrice(currency: CurrencyCode): number {
  const { rate, of } = conversionOf('USD', currency)
  return rate >= SMALL_WORTH * of ? MOST_CENTS : MAX_CENTS
}
