import type { Segment } from './contracts'

const LAST_LATIN = 0x24f

/**
 * A text as searches compare it: lower case, Latin letters without accents. It has as many characters
 * as the text, so that matches can be marked in the text itself.
 */
export function fold(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    const base = unit.charCodeAt(0) <= LAST_LATIN ? unit.normalize('NFD').charAt(0) : unit
    const small = base.toLowerCase()
    folded += small.length === 1 ? small : base
  }
  return folded
}

/** The words of a search, folded, each once; every character is literal. */
export const termsOf = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
]

type Range = [start: number, end: number]

/** Where terms occur in a folded text, in order, with overlapping ones merged. */
function rangesOf(folded: string, terms: readonly string[]): Range[] {
  const found: Range[] = []
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      found.push([at, at + term.length])
  found.sort(([a], [b]) => a - b)
  const merged: Range[] = []
  for (const [start, end] of found) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** Cuts a text into pieces that are part of a match and pieces that are not. Joined they are the text. */
export function highlight(text: string, terms: readonly string[]): Segment[] {
  const segments: Segment[] = []
  let done = 0
  for (const [start, end] of rangesOf(fold(text), terms)) {
    if (start > done) segments.push({ text: text.slice(done, start), match: false })
    segments.push({ text: text.slice(start, end), match: true })
    done = end
  }
  if (done < text.length) segments.push({ text: text.slice(done), match: false })
  return segments
}

const SNIPPET_LENGTH = 180
const LEAD = 60

/** Moves a cut to the nearest word's end, unless the text has no spaces there. */
function wordStart(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.indexOf(' ', from)
  return space >= 0 && space - from < 25 ? space + 1 : from
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space > 0 && to - space < 25 ? space : to
}

/** The part of a text around its first match, with the matches marked; its beginning without one. */
export function snippetOf(text: string, terms: readonly string[]): Segment[] {
  const [first] = rangesOf(fold(text), terms)
  const start = wordStart(text, first ? first[0] - LEAD : 0)
  const from = first && start > first[0] ? first[0] : start
  const to = Math.max(wordEnd(text, from + SNIPPET_LENGTH), first ? first[1] : 0)
  const excerpt = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
  return highlight(excerpt, terms)
}
