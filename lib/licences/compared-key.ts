import { fileKeyOf } from './file-key'

/** A text with a scheme: in an address every sign counts (`/1/23` is not `/12/3`). */
const ADDRESS = /^\p{L}[\p{L}\p{N}+.-]*:\/\//u
const UNSEEN = /[\s\p{C}]/gu
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu

/**
 * A licence key as it is compared with others: its letters and digits after NFKC, without case, hyphens, blanks and
 * signs that nobody sees. Of an address only case, blanks and unseen signs are left out. Two keys that are alike here
 * are one key, however somebody typed them. Files are one when they have the same bytes, whatever their names.
 */
export function comparedKey(value: string): string {
  const file = fileKeyOf(value)
  if (file) return `file ${file.base64}`
  const text = value.normalize('NFKC').toUpperCase().toLowerCase()
  const seen = text.replace(UNSEEN, '')
  if (ADDRESS.test(seen)) return seen
  return text.replace(NO_LETTER_OR_DIGIT, '') || seen
}
