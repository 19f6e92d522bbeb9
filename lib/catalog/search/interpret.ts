import 'server-only'
import { isAnswered } from './answered'
import { atMost, expressionOf, rankQueries } from './expression'
import { inPart } from './in-part'
import type { Interpretation, Search } from './match'
import type { Bounds } from './meaning/bounds-names'
import { byMeaning } from './meaning/by-meaning'
import { ownUses } from './meaning/own-uses'
import { knownUses, type Meaning, understand } from './meaning/understand'
import { USES } from './meaning/uses'
import { namesInLatin } from './names-in-latin'
import { pieceOf } from './pieces'
import { spaced } from './spaces'
import { spelledAlike } from './spelled-alike'
import { type SearchLanguage, type Typed, typedWords } from './typed-words'

const KNOWN_USES = knownUses(USES)

/**
 * Finds out what a shopper who typed a text looks for: by what its words say of a use and of bounds, else by the words.
 *
 * @param written as typed, not blank
 * @param inStore bounds with the prices of the store
 * @param language in which it was typed
 */
export async function interpret(
  written: string,
  inStore: (bounds: Bounds) => Promise<Bounds>,
  language: SearchLanguage = null,
): Promise<Interpretation> {
  const text = namesInLatin(written)
  const said = await understoodHere(text)
  const interpretHere = (part: string) => interpretWords(part, language)
  if (!said) return interpretHere(text)
  const meaning = { ...said, plain: await inStore(said.plain) }
  const meant = await byMeaning(meaning, {
    whole: (await wordsOf(text, language)).exact,
    search: async (part) => (await wordsOf(part, language)).exact,
    interpret: interpretHere,
  })
  return meant ?? interpretHere(text)
}

/** What a text says by the words that the store's owner has for uses. */
export async function understoodHere(text: string): Promise<Meaning | null> {
  const own = await ownUses()
  return understand(text, own ? knownUses(USES, own) : KNOWN_USES)
}

/**
 * Finds out what a shopper who typed a text looks for: its words if there is a product in the store that has them
 * all, or that contains the text; else words that are spelled alike; else as many of the words as are found together.
 *
 * @param written as typed, not blank
 * @param language in which
 */
export async function interpretWords(
  written: string,
  language: SearchLanguage = null,
): Promise<Interpretation> {
  const text = namesInLatin(written)
  const { typed, exact } = await wordsOf(text, language)
  const unchanged = { search: exact, searched: { instead: null, without: [] } }
  if (typed.words.length === 0 || (await isAnswered(exact))) return unchanged
  return (await spelledAlike(typed)) ?? (await inPart(typed)) ?? unchanged
}

/** The words of a text, and the search for all of them. */
async function wordsOf(
  text: string,
  language: SearchLanguage,
): Promise<{ typed: Typed; exact: Search }> {
  const asWritten = await typedWords(text, language)
  const typed = await spaced(asWritten)
  const exact: Search = {
    ranks: typed.words.length > 0 ? rankQueries(expressionOf(typed)) : [],
    piece: await pieceOf(
      text,
      asWritten.words.map(({ word }) => word),
    ),
    atMost: typed.words.length > 0 ? atMost(expressionOf(typed)) : Number.POSITIVE_INFINITY,
  }
  return { typed, exact }
}
