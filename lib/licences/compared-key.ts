import { fileKeyOf } from './file-key'

/** A text with a scheme: in an address every sign counts (`/1/23` is not `/12/3`). */
const ADDRESS = /^\p{L}[\p{L}\p{N}+.-]*:\/\//u
const UNSEEN = /[\s\p{C}]/gu
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu
/** One more is enough for all that is known. */
const MOST_ROUNDS = 5

/**
 * A licence key as it is compared with others: its letters and digits after NFKC, without case, hyphens, blanks and
 * signs that nobody sees. Of an address only case, blanks and unseen signs are left out. Two keys that are alike here
 * are one key, however somebody typed them. Files are one when they have the same bytes, whatever their names.
 */
export function comparedKey(value: string): string {
  const file = fileKeyOf(value)
  if (file) return `file ${file.base64}`
  let compared = folded(value)
  // What was left out may have kept letters apart that are written as one, or have ended a word; a capital ẞ is SS only by
  // its small form.
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const again = folded(compared)
    if (again === compared) break
    compared = again
  }
  return compared
}

function folded(value: string): string {
  const text = value.normalize('NFKC').toUpperCase().toLowerCase()
  const seen = text.replace(UNSEEN, '')
  if (ADDRESS.test(seen)) return seen
  return text.replace(NO_LETTER_OR_DIGIT, '') || seen
}
