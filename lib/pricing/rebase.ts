import type { CurrencyCode } from '@/lib/i18n/currencies'
import {
  convertAt,
  convertPrice,
  type ExchangeRate,
  ONE,
  type Rounding,
  rateText,
} from './exchange-rate'

/** How what is in the store's former currency becomes the new one's. */
export type Rebase = {
  to: CurrencyCode
  /** What one of the former is worth in the new one: a decimal string. */
  rate: string
  /** Of what is sold, rounded as the owner wants it. Cents into cents. */
  price: (cents: number) => number
  /** Of all other amounts, as exactly as the new currency can be charged in. Cents into cents. */
  amount: (cents: number) => number
}

/** Whether a typed rate is between half and twice another, as rates of one day are. */
export const isNearRate = (typed: ExchangeRate, known: ExchangeRate): boolean =>
  2n * typed >= known && typed <= 2n * known

export const rebaseAt = (to: CurrencyCode, rate: ExchangeRate, rounding: Rounding): Rebase => ({
  to,
  rate: rateText(rate),
  price: (cents) => convertPrice(cents, { rate, of: ONE }, to, rounding),
  amount: (cents) => convertAt(cents, { rate, of: ONE }, to),
})
