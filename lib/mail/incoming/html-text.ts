import { toPlainText } from '@react-email/render'
import sanitizeHtml from 'sanitize-html'

const LINES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'pre']

/** The text of a mail that is HTML alone, without what it quotes: mail programs mark that there. */
export function htmlText(html: string): string {
  const plain = sanitizeHtml(html, {
    allowedTags: ['p', 'div', 'br', 'ul', 'ol', 'li', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: Object.fromEntries(LINES.map((tag) => [tag, 'p'])),
    nonTextTags: ['style', 'script', 'textarea', 'option', 'title', 'head', 'noscript'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || /\b(?:gmail_quote|yahoo_quoted)\b/.test(attribs.class ?? ''),
  })
  return toPlainText(plain, { wordwrap: false })
}
