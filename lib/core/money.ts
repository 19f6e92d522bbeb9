/**
 * Money is an integer number of cents everywhere in the code: hundredths of its currency, also of one that has no such
 * coins, where they are multiples of 100. The database stores `Decimal(14,2)` and the API uses decimal strings
 * (`"129.99"`); only the functions here convert between the three.
 */

const DECIMAL = /^\d{1,12}(?:\.\d{1,2})?$/

/** The largest price of one piece, in cents; a cart of many is a hundred times as much and more. */
export const MAX_CENTS = 9_999_999_999

/** {@link MAX_CENTS} in currencies of small worth. */
export const MOST_CENTS = 999_999_999_999

/**
 * Reads a decimal amount.
 *
 * @param amount a decimal string such as `"129.9"`, or a number with at most 2 decimals
 * @returns whole cents, or `null` when the text is not a non-negative amount with at most
 *   12 digits before and 2 after the point
 */
export function parseDecimal(amount: string | number): number | null {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  if (!DECIMAL.test(text)) return null
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/**
 * Like {@link parseDecimal}, for amounts that are known to be well-formed (database, seed).
 *
 * @throws RangeError when they are not
 */
export function toCents(amount: string | number | { toString(): string }): number {
  const cents = parseDecimal(typeof amount === 'number' ? amount : amount.toString())
  if (cents === null) throw new RangeError(`Not a money amount: ${String(amount)}`)
  return cents
}

/**
 * Writes cents as a decimal string with 2 places, the form of the API and the database.
 *
 * @param cents whole, not negative
 * @throws RangeError for fractions, negative or unsafe numbers
 */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not whole cents: ${cents}`)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Writes an amount of the database, which may leave out zeros, as the API does: with 2 places.
 *
 * @param amount a non-negative amount
 * @throws RangeError when it is none
 */
export const decimalOf = (amount: string | number | { toString(): string }): string =>
  toDecimal(toCents(amount))

const SIGNED = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/**
 * Reads an amount that may be below zero, and larger than one of the store's, as providers and columns of sums have it.
 *
 * @returns whole hundredths of the currency, or `null` when the text is no amount with at most 12 digits before and 2
 *   after the point
 */
export function parseSigned(amount: string): number | null {
  const [, sign, whole, fraction = ''] = SIGNED.exec(amount.trim()) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' && cents > 0 ? -cents : cents
}

/**
 * Like {@link parseSigned}, for sums that are known to be well-formed (answers of the store's own API).
 *
 * @throws RangeError when they are not
 */
export function sumToCents(sum: string): number {
  const cents = parseSigned(sum)
  if (cents === null) throw new RangeError(`Not a sum of money: ${sum}`)
  return cents
}

/** A sum in cents, which may be negative, as a decimal text. */
export function signedDecimal(cents: number | bigint): string {
  const digits = String(cents).replace('-', '').padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How an amount's currency is written: `$`, `USD` or `US dollars`. */
export type CurrencyDisplay = 'symbol' | 'code' | 'name'
