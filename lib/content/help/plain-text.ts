import sanitizeHtml from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|tr|pre|blockquote|div)>|<br\s*\/?>/gi
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of an article without its mark-up, on one line. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
