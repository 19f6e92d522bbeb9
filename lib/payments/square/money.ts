import { stepOf } from '@/lib/i18n/currencies'
import type { Amount } from '@/lib/payments/gateway'
import type { Money } from './answers'

/**
 * An amount as Square counts it: in the smallest coin of the currency, which is the yen itself.
 *
 * @throws RangeError for a part of what the currency can be charged in
 */
export function toMoney({ cents, currency }: Amount): Money {
  const step = stepOf(currency)
  if (cents % step !== 0) throw new RangeError(`Not whole ${currency}: ${cents} hundredths`)
  return { amount: cents / step, currency }
}

/** The other way round. */
export const fromMoney = ({ amount, currency }: Money): Amount => ({
  cents: amount * stepOf(currency),
  currency,
})
