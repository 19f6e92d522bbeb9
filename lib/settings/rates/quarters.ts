import { addDays, type DayPeriod } from '@/lib/core/calendar'
import { DAY_MS } from '@/lib/core/time'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type ExchangeRate, fixedRate } from '@/lib/pricing/exchange-rate'
import type { RATE_SOURCES } from '@/lib/settings/choices'
import type { RatesOfDay } from './parse-rates'
import type { DatedRate } from './sort-rates'

/** Tax returns can be corrected for three years. */
const KEPT_QUARTERS = 12

/** Over holidays there is none published for up to five days. */
const GAP_DAYS = 7

const dayIn = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The calendar quarter that a day is of. */
export function quarterOf(day: string): DayPeriod {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1]
  const first = month - (month % 3)
  return { from: dayIn(year, first, 1), to: dayIn(year, first + 3, 0) }
}

/** Whether a day is the last one of a calendar quarter. */
export const isQuarterEnd = (day: string): boolean => quarterOf(day).to === day

/**
 * The last days of the quarters that are over, the newest first, as far back as returns can be corrected.
 *
 * @param since a day of the first quarter
 * @param published the newest day that rates were published of
 */
export function endedQuarters(since: string, published: string): string[] {
  const ends: string[] = []
  let end = quarterOf(published).to
  if (end > published) end = addDays(quarterOf(published).from, -1)
  while (end >= since && ends.length < KEPT_QUARTERS) {
    ends.push(end)
    end = addDays(quarterOf(end).from, -1)
  }
  return ends
}

/**
 * The rates of a quarter: those of its last day or, if none were published on it, of the next day of publication (Directive
 * 2006/112/EC, articles 366 and 369h).
 *
 * @param days in their order
 * @returns `undefined` where they do not say
 */
export const ratesOfQuarter = (end: string, days: readonly RatesOfDay[]): RatesOfDay | undefined =>
  days.find(({ day }) => day >= end && day <= addDays(end, GAP_DAYS))

/** A rate of a quarter that was kept; `day` is that of its publication, or that on which it was typed. */
type KeptRate = DatedRate & { isTyped: boolean }

/** By what the amounts of a quarter become euros. */
export type QuarterRate = {
  perEuro: ExchangeRate
  /** `fixed`: by the store's table, which is of no day. */
  source: 'ecb' | 'typed' | 'fixed'
  day: string | null
  /** It is not known yet; this one is the latest. */
  isProvisional: boolean
}

export type KnownRates = {
  today: string
  rateSource: (typeof RATE_SOURCES)[number]
  /** By the end of its quarter and its currency, such as `2026-12-31 USD`. */
  kept: ReadonlyMap<string, KeptRate>
  /** The latest of the bank. */
  latest: ReadonlyMap<string, DatedRate>
}

/** Whether the rates of a quarter may still come by themselves: it is not over, or they were hardly published. */
function isAwaited(end: string, { today, rateSource }: KnownRates): boolean {
  if (today <= end) return true
  return rateSource === 'ecb' && Date.parse(today) - Date.parse(end) <= GAP_DAYS * DAY_MS
}

/**
 * The rate of a quarter. While it is awaited, provisionally the latest one: the bank's if the store reads it, or the fixed one.
 *
 * @param currency another than the euro
 * @returns `null` where none is known, and none will come
 */
export function rateOfQuarter(
  end: string,
  currency: CurrencyCode,
  known: KnownRates,
): QuarterRate | null {
  const kept = known.kept.get(`${end} ${currency}`)
  if (kept)
    return {
      perEuro: kept.perEuro,
      source: kept.isTyped ? 'typed' : 'ecb',
      day: kept.day,
      isProvisional: false,
    }
  if (!isAwaited(end, known)) return null
  const latest = known.rateSource === 'ecb' ? known.latest.get(currency) : undefined
  if (latest)
    return { perEuro: latest.perEuro, source: 'ecb', day: latest.day, isProvisional: true }
  return { perEuro: fixedRate('EUR', currency), source: 'fixed', day: null, isProvisional: true }
}
