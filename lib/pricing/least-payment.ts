import type { CurrencyCode } from '@/lib/i18n/currencies'
import { roundNear } from './round-near'

const LEAST_DOLLAR_CENTS = 50

/**
 * The least that a provider is asked for: none takes a payment of nothing, and one of a few cents costs more than it brings.
 *
 * @returns cents of the currency, about half a US dollar
 */
export const leastPayment = (currency: CurrencyCode): number =>
  roundNear(LEAST_DOLLAR_CENTS, currency)
