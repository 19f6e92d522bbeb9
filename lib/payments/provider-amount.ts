import { chargedDecimalsOf } from '@/lib/i18n/currencies'

/**
 * An amount as providers take it: without decimals in a currency that has none. PayPal refuses `1200.00` yen.
 * https://developer.paypal.com/reference/currency-codes/
 *
 * @param decimal such as `1200.00`
 * @throws RangeError for a part of what the currency can be charged in
 */
export function providerAmount(decimal: string, currency: string): string {
  if (chargedDecimalsOf(currency) === 2) return decimal
  const [whole = '', fraction = ''] = decimal.split('.')
  if (/[1-9]/.test(fraction)) throw new RangeError(`Not whole ${currency}: ${decimal}`)
  return whole
}
