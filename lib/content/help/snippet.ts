import { fold } from '@/lib/core/folded-text'
import { highlight, rangesOf, type Segment } from '@/lib/core/highlight'

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
