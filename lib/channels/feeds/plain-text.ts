/** What XML 1.0 can't hold, and all that is no visible character or would end a line or a cell. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\u{FFFE}\u{FFFF}\u{FEFF}]+/gu
/** A word that was cut off, if it is not all there is. */
const LAST_WORD = /\s+\S*$/u

/**
 * A text as feeds carry it: one line, without control characters. A longer one is cut, between words where it has
 * any near its end.
 *
 * @param max in UTF-16 units, which are no fewer than the characters that channels count
 */
export function plainText(text: string, max: number): string {
  const line = text.replace(UNSEEN, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = cut.replace(LAST_WORD, '')
  return `${(words.length > max / 2 ? words : cut).trimEnd()}…`
}
