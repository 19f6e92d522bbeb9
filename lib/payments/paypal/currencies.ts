import type { CurrencyCode } from '@/lib/i18n/currencies'

/**
 * What PayPal takes, of the store's currencies. Those of Brazil, China and Malaysia only from accounts of these countries, so
 * the store does not count on them.
 * https://developer.paypal.com/reference/currency-codes/
 */
export const PAYPAL_CURRENCIES: readonly CurrencyCode[] = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'CHF',
  'MXN',
  'SGD',
  'HKD',
  'NOK',
  'SEK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'THB',
  'PHP',
]
