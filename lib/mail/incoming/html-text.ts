import sanitizeHtml from 'sanitize-html'

const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'ul', 'ol', 'li', 'tr', 'pre']
/** All that is left in text, since the sanitiser writes every other sign as it is. */
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of a mail that is HTML alone, without what it quotes: mail programs mark that there. */
export function htmlText(html: string): string {
  const plain = sanitizeHtml(html, {
    allowedTags: [...BLOCKS, 'br', 'blockquote'],
    allowedAttributes: { '*': ['class'] },
    transformTags: Object.fromEntries(
      BLOCKS.map((tag) => [tag, tag === 'p' || tag === 'li' ? tag : 'div']),
    ),
    nonTextTags: ['style', 'script', 'textarea', 'option', 'title', 'head', 'noscript'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || /\b(?:gmail_quote|yahoo_quoted)\b/.test(attribs.class ?? ''),
  })
  return plain
    .replace(/\s+/g, ' ')
    .replace(/<br \/>|<\/?div\b[^>]*>/g, '\n')
    .replace(/<\/?p\b[^>]*>/g, '\n\n')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
