import sanitizeHtml from 'sanitize-html'

const ESCAPED: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]

/** The text of HTML as one line, without control characters. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  return ESCAPED.reduce((plain, [sign, letter]) => plain.replaceAll(sign, letter), text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
}

/** The beginning of a text, which ends with a whole word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1).replace(/\p{Cs}$/u, '')
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
