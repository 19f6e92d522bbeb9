import 'server-only'
import { isAnswered } from './answered'
import { atMost, expressionOf, rankQueries } from './expression'
import { inPart } from './in-part'
import type { Interpretation, Search } from './match'
import { pieceOf } from './pieces'
import { spaced } from './spaces'
import { spelledAlike } from './spelled-alike'
import { typedWords } from './typed-words'

/**
 * Finds out what a shopper who typed a text looks for: its words if there is a product in the store that has them
 * all, or that contains the text; else words that are spelled alike; else as many of the words as are found together.
 *
 * @param text as typed, not blank
 */
export async function interpret(text: string): Promise<Interpretation> {
  const asWritten = await typedWords(text)
  const typed = await spaced(asWritten)
  const exact: Search = {
    ranks: typed.words.length > 0 ? rankQueries(expressionOf(typed)) : [],
    piece: await pieceOf(
      text,
      asWritten.words.map(({ word }) => word),
    ),
    atMost: typed.words.length > 0 ? atMost(expressionOf(typed)) : Number.POSITIVE_INFINITY,
  }
  const unchanged = { search: exact, searched: { instead: null, without: [] } }
  if (typed.words.length === 0 || (await isAnswered(exact))) return unchanged
  return (await spelledAlike(typed)) ?? (await inPart(typed)) ?? unchanged
}
