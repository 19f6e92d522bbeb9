import { bodyOf, heading, list } from './plain-text'

/** What ends a line of text, and what such a line is. */
const ENDS = /^<\/(h[2-4]|p|li|tr|dt|dd|blockquote|pre|figcaption|caption|div)>$/
const STARTS = /^<(h[2-4]|p|li|tr|dt|dd|blockquote|pre|figcaption|caption|div)[ >]/
const LIST_ENDS = /^<\/(ul|ol|table|dl)>$/
const CELL_ENDS = /^<\/t[hd]>$/
/** Stands for the end of a cell, which no text holds. */
const CELL_END = '\u0000'

const LINK = /^<a [^>]*href="([^"]*)"/

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}
const read = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/** A line as it reads, its cells one after the other. */
const cells = (line: string) =>
  line
    .split(CELL_END)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join('; ')

/**
 * A text that was written as HTML as the plain text that orders keep: headings, paragraphs and points of lists.
 *
 * @param html sanitised: every `<` and `>` belongs to a tag
 * @param siteUrl what the links of the store begin with
 */
export function textOfHtml(html: string, siteUrl: string): string {
  const blocks: string[] = []
  let points: string[] = []
  let line = ''
  let link = ''
  const endList = () => {
    if (points.length > 0) blocks.push(list(points))
    points = []
  }
  const endLine = (kind: string) => {
    const text = cells(line)
    line = ''
    if (text === '') return
    if (kind === 'li' || kind === 'tr') {
      points.push(text)
      return
    }
    endList()
    blocks.push(kind.startsWith('h') ? heading(text) : text)
  }
  // A paragraph within a point of a list is the point's.
  let within = ''
  for (const [index, token] of html.split(/(<[^>]+>)/).entries()) {
    if (index % 2 === 0) {
      line += read(token)
      continue
    }
    const [, start] = STARTS.exec(token) ?? []
    const [, end] = ENDS.exec(token) ?? []
    if (start && !within) {
      endLine('p')
      if (start === 'li' || start === 'tr') within = start
    } else if (start === 'li' && within) endLine(within)
    else if (end && (!within || end === within)) {
      endLine(within || end)
      within = ''
    } else if (end || /^<br\b/.test(token)) line += ' '
    else if (CELL_ENDS.test(token)) line += CELL_END
    else if (LIST_ENDS.test(token)) endList()
    else if (LINK.test(token)) link = read(LINK.exec(token)?.[1] ?? '')
    else if (token === '</a>') {
      if (link.startsWith('/') || link.startsWith('http'))
        line += ` (${link.startsWith('/') ? siteUrl : ''}${link})`
      link = ''
    }
  }
  endLine('p')
  endList()
  return bodyOf(blocks)
}
