import { fold, termsOf } from '@/lib/core/folded-text'
import { highlight } from '@/lib/core/highlight'
import type { HelpResult, HelpSearchAnswer } from './contracts'
import { type HelpDocument, rank } from './ranking'
import { HELP_RESULTS } from './search-choices'
import { snippetOf } from './snippet'

/** Searches documents: the best of those that match, with the matches marked. */
export function searchDocuments(
  documents: readonly HelpDocument[],
  query: string,
): HelpSearchAnswer {
  const terms = termsOf(query)
  const ranked = rank(documents, terms)
  return {
    total: ranked.length,
    results: ranked.slice(0, HELP_RESULTS).map((document) => toResult(document, terms)),
  }
}

function toResult(document: HelpDocument, terms: readonly string[]): HelpResult {
  const { kind, href, title } = document
  return {
    kind,
    href,
    title: highlight(title, terms),
    snippet: snippetOf(shownText(document, terms), terms),
  }
}

/** The excerpt is the best summary, unless only the text has a match. */
function shownText({ title, excerpt, text }: HelpDocument, terms: readonly string[]): string {
  if (excerpt === '' || text === '') return excerpt || text
  const holds = (field: string) => terms.some((term) => fold(field).includes(term))
  return holds(excerpt) || holds(title) ? excerpt : text
}
