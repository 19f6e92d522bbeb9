/** The characters that the pictures' font has (Figtree's Latin set). */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/

/**
 * The drawable part of a text. A text with letters of another script is left out as a whole, because
 * half of it would mean something else; symbols without a glyph are skipped.
 */
export function drawableText(text: string): string {
  // French sets a narrow space before some marks, which the font lacks.
  const marks = [...text.normalize('NFC').replaceAll('\u202f', '\u00a0')]
  const cannot = marks.filter((mark) => !DRAWABLE.test(mark))
  if (cannot.some((mark) => /\p{L}|\p{N}/u.test(mark))) return ''
  return marks
    .filter((mark) => DRAWABLE.test(mark))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most `max` characters, cut between words. */
export function truncateTo(max: number, text: string): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
