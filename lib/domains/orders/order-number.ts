const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const SUFFIX_LENGTH = 5
/** Bytes from here on would make the first letters more likely than the others. */
const FIRST_BIASED_BYTE = 256 - (256 % ALPHABET.length)

/** Fills an array with random bytes and gives it back, like `crypto.getRandomValues`. */
export type RandomBytes = (array: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/**
 * Makes an order number: `SH-`, the time in milliseconds, and 5 random upper-case letters or
 * digits. It is all that the confirmation page asks for, so the random part must not be guessable.
 *
 * @param time milliseconds since 1970
 */
export function newOrderNumber(
  time: number,
  randomBytes: RandomBytes = (array) => crypto.getRandomValues(array),
): string {
  let suffix = ''
  while (suffix.length < SUFFIX_LENGTH) {
    for (const byte of randomBytes(new Uint8Array(8))) {
      if (byte < FIRST_BIASED_BYTE && suffix.length < SUFFIX_LENGTH)
        suffix += ALPHABET[byte % ALPHABET.length]
    }
  }
  return `SH-${time}-${suffix}`
}
