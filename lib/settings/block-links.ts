/** Where blocks of the home page may lead. Without schemas, so that pages may load it. */

export const MAX_BLOCK_LINK = 500

const STORE_PATH = /^\/(?![/\\])[^\s\\]*$/

/** Whether it is a path of the store, or the address of a page that is sent encrypted. */
export function isBlockLink(link: string): boolean {
  if (STORE_PATH.test(link)) return true
  if (!/^https:\/\/[^\s\\]+$/.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

export type InlinePart = { text: string; href?: string }

const LINK = /\[([^\]\n]+)\]\(([^()\s]+)\)/g

/** A text in its parts: `[words](address)` is a link where the address may be one, and what it is otherwise. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let shown = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match
    if (!isBlockLink(href)) continue
    if (match.index > shown) parts.push({ text: text.slice(shown, match.index) })
    parts.push({ text: words, href })
    shown = match.index + whole.length
  }
  if (shown < text.length) parts.push({ text: text.slice(shown) })
  return parts
}

/** The paragraphs of a text, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[\t ]*(?:\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
