import type { CurrencyCode } from '@/lib/i18n/currencies'
import { convertAt, convertPrice, type ExchangeRate, ONE, type Rounding } from './exchange-rate'

/** How what is in the store's former currency becomes the new one's. */
export type Rebase = {
  to: CurrencyCode
  /** Of what is sold, rounded as the owner wants it. Cents into cents. */
  price: (cents: number) => number
  /** Of all other amounts, as exactly as the new currency can be charged in. Cents into cents. */
  amount: (cents: number) => number
}

export const rebaseAt = (to: CurrencyCode, rate: ExchangeRate, rounding: Rounding): Rebase => ({
  to,
  price: (cents) => convertPrice(cents, { rate, of: ONE }, to, rounding),
  amount: (cents) => convertAt(cents, { rate, of: ONE }, to),
})
