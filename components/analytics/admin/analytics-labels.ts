import { METHOD_LABELS } from '@/components/orders/admin/order-labels'
import type { Period } from '@/lib/analytics/period'
import { formatUsd } from '@/lib/core/money'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const SHORT_DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const ROUND_USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })
const CURRENCIES = new Intl.DisplayNames('en', { type: 'currency' })

/** Formats a UTC day. */
export const formatDay = (day: string): string => DAY.format(new Date(day))

export const shortDay = (day: string): string => SHORT_DAY.format(new Date(day))

export const formatPeriod = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

export const money = formatUsd

/** Formats an amount compactly, such as `$1.2K`. */
export const roundMoney = (cents: number): string => ROUND_USD.format(cents / 100)

export const count = (number: number): string => number.toLocaleString('en')

export const quantity = (number: number, one: string, many: string): string =>
  `${count(number)} ${number === 1 ? one : many}`

export const percent = (share: number | null): string =>
  share === null ? '—' : `${share.toLocaleString('en', { maximumFractionDigits: 1 })} %`

/** The name of a language, country or currency code; an unknown code is returned as it is. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

export const languageName = (code: string): string => named(LANGUAGES, code)

export const countryName = (code: string): string => named(COUNTRIES, code)

export const methodName = (method: string): string =>
  new Map<string, string>(Object.entries(METHOD_LABELS)).get(method) ?? method

export const currencyName = (code: string): string => {
  const name = named(CURRENCIES, code)
  return name === code ? code : `${name} (${code})`
}
