import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { pageCurrency } from '@/components/back-office/page-currency'
import type { DayPeriod } from '@/lib/core/calendar'
import { memoize } from '@/lib/core/memoize'
import { displayName } from '@/lib/i18n/display-names'

const dayIn = memoize(
  (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
)
const shortDayIn = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const roundMoneyIn = memoize((language: string) =>
  memoize(
    (currency: string) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        // Axes have little room for "US$".
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        maximumFractionDigits: 1,
      }),
  ),
)

/** Formats a day, such as `2026-01-31`. */
export const formatDay = (day: string): string => dayIn(pageLanguage()).format(new Date(day))

export const shortDay = (day: string): string => shortDayIn(pageLanguage()).format(new Date(day))

export const formatPeriod = ({ from, to }: DayPeriod): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

/** Formats an amount compactly, such as `$1.2K`. */
export const roundMoney = (cents: number): string =>
  roundMoneyIn(pageLanguage())(pageCurrency()).format(cents / 100)

/** @param share with one decimal */
export const percent = (t: Texts<'analytics'>, share: number | null): string =>
  share === null ? '—' : t('percent', { share })

export const currencyName = (code: string): string => {
  const name = displayName('currency', code, pageLanguage())
  return name === null ? code : `${name} (${code})`
}

/** A difference with its sign, such as `+$30.00`. */
export const signed = (difference: number, format: (value: number) => string): string =>
  `${difference < 0 ? '−' : '+'}${format(Math.abs(difference))}`
