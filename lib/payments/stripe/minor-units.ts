import { stepOf } from '@/lib/i18n/currencies'
import type { Amount } from '@/lib/payments/gateway'

/**
 * An amount as Stripe counts it: in the smallest coin of the currency, which is the whole of one that has no smaller.
 * https://docs.stripe.com/currencies#zero-decimal
 *
 * @throws RangeError for a part of what the currency can be charged in
 */
export function toMinorUnits({ cents, currency }: Amount): number {
  const perUnit = centsPerUnit(currency)
  if (cents % perUnit !== 0) throw new RangeError(`Not whole ${currency}: ${cents} hundredths`)
  return cents / perUnit
}

/** The other way round. @param currency as Stripe writes it, such as `eur` */
export function fromMinorUnits(units: number, currency: string): Amount {
  const code = currency.toUpperCase()
  return { cents: units * centsPerUnit(code), currency: code }
}

/** Forint have no smaller coins, but Stripe counts them in hundredths, as it does whatever it does not call zero-decimal. */
const HUNDREDTHS = new Set(['HUF'])

const centsPerUnit = (currency: string): number =>
  HUNDREDTHS.has(currency) || stepOf(currency) === 1 ? 1 : 100
