/** Meaningful attributes; the others are dropped when an article is saved. */
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'start',
  'colspan',
  'rowspan',
  'scope',
]
/** Elements that are equivalent to others. */
const CANONICAL_TAGS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}
/** Table wrappers that may be omitted. */
const TRANSPARENT = ['thead', 'tbody', 'tfoot']
const INLINE =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|strike|strong|sub|sup|u|var)$/

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body

/** Whether an element is a block: whitespace beside it is only source formatting. */
const isBlock = (node: Node | null): boolean =>
  node === null || (node instanceof Element && !INLINE.test(node.localName))

/** A list item with one paragraph, and lists below it at most, needs no paragraph. */
function unwrapItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const [first, ...rest] = item.children
    if (first?.localName !== 'p' || rest.some(({ localName }) => !/^[uo]l$/.test(localName)))
      continue
    first.replaceWith(...first.childNodes)
  }
}

/** A first row of header cells becomes the `thead`. */
function markHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const row = table.querySelector('tr')
    if (table.tHead || !row || [...row.cells].some(({ localName }) => localName !== 'th')) continue
    table.createTHead().append(row)
  }
}

/** The editor's HTML as an author would write it: no needless paragraphs, one block per line. */
export function cleanHtml(html: string): string {
  const body = parsed(html)
  unwrapItems(body)
  markHeads(body)
  while (body.lastElementChild?.localName === 'p' && !body.lastElementChild.hasChildNodes())
    body.lastElementChild.remove()
  return [...body.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '').trim()))
    .filter((block) => block !== '')
    .join('\n')
}

type Mark = { kind: string; at: string }

/** The elements and texts of an article in order. */
function marksOf(node: Node, depth: number, inCode: boolean): Mark[] {
  if (node.nodeType === Node.TEXT_NODE) return marksOfText(node, depth, inCode)
  if (!(node instanceof Element)) return []
  const name = CANONICAL_TAGS[node.localName] ?? node.localName
  const children = (at: number) =>
    [...node.childNodes].flatMap((child) => marksOf(child, at, inCode || name === 'pre'))
  if (TRANSPARENT.includes(name)) return children(depth)
  const attributes = ATTRIBUTES.map((attribute) => node.getAttribute(attribute) ?? '')
  return [{ kind: name, at: `${depth} ${name} ${attributes.join('|')}` }, ...children(depth + 1)]
}

/** A line break within a text is one on the page too (lib/core/rich-text.ts). */
function marksOfText(node: Node, depth: number, inCode: boolean): Mark[] {
  const text = node.textContent ?? ''
  if (inCode) return [{ kind: 'text', at: `${depth} ${text}` }]
  const inner = text
    .replace(isBlock(node.previousSibling) ? /^\s+/ : /^(?!)/, '')
    .replace(isBlock(node.nextSibling) ? /\s+$/ : /(?!)$/, '')
  const breaks = inner
    .split('\n')
    .slice(1)
    .map(() => ({ kind: 'line breaks', at: 'line' }))
  const normalized = inner.replace(/\s+/g, ' ')
  return normalized === '' ? [] : [{ kind: 'text', at: `${depth} ${normalized}` }, ...breaks]
}

/**
 * Which elements of an article would be lost in the visual editor.
 *
 * @param original the article; @param roundTripped the same after parsing and serialising by the editor
 * @returns names of elements; empty when nothing is lost
 */
export function unsupportedElements(original: string, roundTripped: string): string[] {
  const marks = (html: string) =>
    [...parsed(cleanHtml(html)).childNodes].flatMap((node) => marksOf(node, 0, false))
  const [before, after] = [marks(original), marks(roundTripped)]
  const isSame =
    before.length === after.length && before.every(({ at }, index) => at === after[index]?.at)
  if (isSame) return []
  const count = (all: readonly Mark[], kind: string) =>
    all.filter((mark) => mark.kind === kind).length
  const lost = [...new Set(before.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'text' && count(before, kind) > count(after, kind),
  )
  return lost.length > 0 ? lost : ['formatting']
}
