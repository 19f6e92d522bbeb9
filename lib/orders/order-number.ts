import { DEFAULT_ORDER_NUMBER_PREFIX } from '@/lib/settings/choices'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const SUFFIX_LENGTH = 5
/** Bytes from here on would bias towards the first letters. */
const FIRST_BIASED_BYTE = 256 - (256 % ALPHABET.length)

/** Fills an array with random bytes and returns it, like `crypto.getRandomValues`. */
export type RandomBytes = (array: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** Whether {@link newOrderNumber} could have generated a number with this prefix. */
export const isOrderNumber = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) && /^\d{10,16}-[A-Z0-9]{5}$/.test(text.slice(prefix.length))

/**
 * Generates an order number: the prefix, the time in milliseconds, and 5 random upper-case letters or
 * digits. It is the only credential of the confirmation page, so the random part must not be guessable.
 *
 * @param time milliseconds since 1970
 */
export function newOrderNumber(
  time: number,
  prefix: string = DEFAULT_ORDER_NUMBER_PREFIX,
  randomBytes: RandomBytes = (array) => crypto.getRandomValues(array),
): string {
  let suffix = ''
  while (suffix.length < SUFFIX_LENGTH) {
    for (const byte of randomBytes(new Uint8Array(8))) {
      if (byte < FIRST_BIASED_BYTE && suffix.length < SUFFIX_LENGTH)
        suffix += ALPHABET[byte % ALPHABET.length]
    }
  }
  return `${prefix}${time}-${suffix}`
}
