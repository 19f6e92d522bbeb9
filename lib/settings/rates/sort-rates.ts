import { DAY_MS } from '@/lib/core/time'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { ExchangeRate } from '@/lib/pricing/exchange-rate'
import type { RatesOfDay } from './parse-rates'

/** A rate and its day, such as `2026-11-27`. */
export type DatedRate = { perEuro: ExchangeRate; day: string }

/** A last rate that is older says nothing of today's. */
const COMPARED_DAYS = 30

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Whether a rate is more than a fifth of the last one away from it: rather a mistake than the market. */
export function isJump(last: ExchangeRate, rate: ExchangeRate): boolean {
  const difference = rate > last ? rate - last : last - rate
  return difference * 5n > last
}

/** Which rates of a day are taken, and which are held for the owner. Those of a day before the last one are neither. */
export function sortRates(
  { day, perEuro }: RatesOfDay,
  last: ReadonlyMap<string, DatedRate>,
): { taken: [CurrencyCode, ExchangeRate][]; held: [CurrencyCode, ExchangeRate][] } {
  const newer = [...perEuro].filter(([currency]) => (last.get(currency)?.day ?? '') <= day)
  const jumps = ([currency, rate]: [CurrencyCode, ExchangeRate]) => {
    const before = last.get(currency)
    return (
      before !== undefined &&
      daysBetween(before.day, day) <= COMPARED_DAYS &&
      isJump(before.perEuro, rate)
    )
  }
  return { taken: newer.filter((one) => !jumps(one)), held: newer.filter(jumps) }
}
