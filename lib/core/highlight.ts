import { fold, isWordStart } from './folded-text'

/** A piece of a text; `match` marks what matches a search. */
export type Segment = { text: string; match: boolean }

type Range = [start: number, end: number]

/**
 * Where folded terms occur in a folded text, in order, with overlapping ones merged.
 *
 * @param only `beginnings`: not within words
 */
export function rangesOf(
  folded: string,
  terms: readonly string[],
  only?: 'beginnings',
): readonly Readonly<Range>[] {
  const found: Range[] = []
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      if (!only || isWordStart(folded, at)) found.push([at, at + term.length])
  found.sort(([a], [b]) => a - b)
  const merged: Range[] = []
  for (const [start, end] of found) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/**
 * Cuts a text into pieces that are part of a match and pieces that are not. Joined they are the text.
 *
 * @param terms folded and not empty
 * @param only `beginnings`: marks words that begin so, and nothing within words
 */
export function highlight(text: string, terms: readonly string[], only?: 'beginnings'): Segment[] {
  const segments: Segment[] = []
  let done = 0
  for (const [start, end] of rangesOf(fold(text), terms, only)) {
    if (start > done) segments.push({ text: text.slice(done, start), match: false })
    segments.push({ text: text.slice(start, end), match: true })
    done = end
  }
  if (done < text.length) segments.push({ text: text.slice(done), match: false })
  return segments
}
