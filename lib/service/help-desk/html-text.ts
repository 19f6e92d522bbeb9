/** Texts as help desks keep them: HTML. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A plain text as HTML that shows it as it is. */
export const htmlOf = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r?\n/g, '<br>')

/**
 * The plain text of HTML. What it is for is shown as text only, never as HTML again. Strangers write it: no pattern may start again
 * from each of many places behind which its end is missing.
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script)\b[^<>]*>.*?(?:<\/\1\s*>|$)/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>\s?/gi, '\n')
    .replace(/<\/(?:p|div|li|tr|h[1-6]|blockquote)>\s?/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
