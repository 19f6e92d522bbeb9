import { fold, isWordStart } from '@/lib/core/folded-text'

/** What is ranked of a document. */
type Texts = {
  title: string
  excerpt: string
  /** Its content as plain text. */
  text: string
}

/** A document of the help search. */
export type HelpDocument = Texts & {
  kind: 'topic' | 'faq' | 'article'
  href: string
}

/** The weight of one term in a field: at the beginning of a word is better than within one. */
function weigh(folded: string, term: string): number {
  let at = folded.indexOf(term)
  if (at < 0) return 0
  for (; at >= 0; at = folded.indexOf(term, at + 1)) if (isWordStart(folded, at)) return 2
  return 1
}

/**
 * How well a document answers a search: the title counts most, then the excerpt, then the text, and
 * the terms next to each other more than apart.
 *
 * @param terms see termsOf
 * @returns 0 unless every term is somewhere in it
 */
function scoreOf(document: Texts, terms: readonly string[]): number {
  const title = fold(document.title)
  const excerpt = fold(document.excerpt)
  const text = fold(document.text)
  let score = 0
  for (const term of terms) {
    const best = Math.max(weigh(title, term) * 100, weigh(excerpt, term) * 10, weigh(text, term))
    if (best === 0) return 0
    score += best
  }
  const phrase = terms.join(' ')
  if (title.startsWith(phrase)) score += 400
  else if (title.includes(phrase)) score += 300
  else if (excerpt.includes(phrase)) score += 30
  else if (text.includes(phrase)) score += 3
  return score
}

/** The documents that answer a search, best first; of equal ones those that came first. */
export function rank<T extends Texts>(documents: readonly T[], terms: readonly string[]): T[] {
  if (terms.length === 0) return []
  return documents
    .map((document) => ({ document, score: scoreOf(document, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ document }) => document)
}
