/** Attributes that say something; the others are left out when an article is saved. */
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
/** Other spellings of the same. */
const CANONICAL_TAGS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}
/** Rows are rows, with or without them. */
const TRANSPARENT = ['thead', 'tbody', 'tfoot']
const INLINE =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|strike|strong|sub|sup|u|var)$/

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body

/** Whether an element begins its line: whitespace beside it is layout of the source. */
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

/** A first row of headings is the head of its table. */
function markHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const row = table.querySelector('tr')
    if (table.tHead || !row || [...row.cells].some(({ localName }) => localName !== 'th')) continue
    table.createTHead().append(row)
  }
}

/** What the editor writes, as an author would: no needless paragraphs, a block a line. */
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

/** What an article consists of, element by element and text by text. */
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

/** A line break within a text is one on the page too (lib/articles/article-html.ts). */
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
 * What of an article would be lost if it were edited by sight.
 *
 * @param written the article; @param kept the same after the editor has taken and given it back
 * @returns names of elements; empty when all of it is kept
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
