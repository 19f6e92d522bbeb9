import 'server-only'
import { areAnswered, toSearch } from './answered'
import { expressionOf, isUnknown } from './expression'
import { isIgnored } from './ignored-words'
import type { Interpretation, Search } from './match'
import { asText, type Typed } from './typed-words'

/** A part of the words says little: it has to be in what products are called, and in the facts about them. */
const inFacts = ({ ranks, ...search }: Search): Search => ({ ...search, ranks: ranks.slice(0, 3) })

/**
 * All words but one, else a single one: the first of these that any product has; none of words that say nothing, since
 * products that share one of those have nothing to do with the search.
 */
export async function inPart(typed: Typed): Promise<Interpretation | null> {
  const { words } = typed
  if (words.every(({ word }) => isIgnored(word))) return null
  const known = words.filter((each) => each.isCounted && !isUnknown(each, typed))
  const leftOut = known.map((_, place) => known.filter((__, at) => at !== place)).reverse()
  const isNumber = ({ word }: { word: string }) => /^\d+$/.test(word)
  const parts = [
    known,
    ...leftOut.filter((part) => part.filter(isNumber).length < known.filter(isNumber).length),
    ...leftOut,
    ...known.filter((each) => !isNumber(each)).map((each) => [each]),
  ].filter((part) => !part.every(isNumber))
  if (parts.length === 0) return null
  const searches = parts.map((part) => inFacts(toSearch(expressionOf({ ...typed, words: part }))))
  const place = (await areAnswered(searches)).indexOf(true)
  const [part, search] = [parts[place], searches[place]]
  if (!part || !search) return null
  const without = words.filter((each) => each.isCounted && !part.includes(each))
  return {
    search,
    searched: { instead: asText(part), without: without.map(({ word }) => word) },
  }
}
