const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/
const PLACES = 12
const ONE = 10n ** BigInt(PLACES)

/**
 * An amount in the store's base currency. Rounds half up to a cent, as the database does where it adds orders up.
 *
 * @param cents of the currency that was paid in, not negative
 * @param rateToBase what one of it was worth: a decimal with at most 12 places (`Order.rateToBase`)
 * @throws RangeError for what is no such rate
 */
export function toBase(cents: number, rateToBase: string): number {
  const [, whole, fraction = ''] = RATE.exec(rateToBase) ?? []
  if (whole === undefined) throw new RangeError(`Not a rate: ${rateToBase}`)
  const rate = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, '0'))
  return Number((2n * BigInt(cents) * rate + ONE) / (2n * ONE))
}
