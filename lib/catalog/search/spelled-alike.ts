import 'server-only'
import { areAnswered, isAnswered, toSearch } from './answered'
import { type Expression, expressionOf, isUnknown } from './expression'
import { inPart } from './in-part'
import type { Interpretation } from './match'
import { type Meant, meantBy } from './similar-words'
import { spaced } from './spaces'
import { asText, type Typed, type TypedWord, typedWords, VERY_MANY } from './typed-words'

/** The words that nobody knows in other spellings; if all are known, one of them. */
export async function spelledAlike(typed: Typed): Promise<Interpretation | null> {
  const words = typed.words.filter(({ isCounted }) => isCounted)
  const unknown = words.filter((each) => isUnknown(each, typed)).map(({ word }) => word)
  const meant = await meantBy(unknown.length > 0 ? unknown : words.map(({ word }) => word))
  return unknown.length > 0
    ? unknownSpelledAlike(typed, unknown, meant)
    : oneSpelledAlike(typed, meant)
}

async function unknownSpelledAlike(
  typed: Typed,
  unknown: readonly string[],
  meant: ReadonlyMap<string, Meant>,
): Promise<Interpretation | null> {
  const instead = new Map(unknown.map((word) => [word, insteadOf(meant.get(word))]))
  const without = unknown.filter((word) => !instead.get(word))
  if (without.length === unknown.length) return null
  const corrected = typed.words
    .flatMap(({ word }) => (instead.has(word) ? (instead.get(word) ?? []) : word))
    .join(' ')
  const right = await spaced(await typedWords(corrected, typed.language))
  const others = (place: number) =>
    unknown.flatMap((word) => {
      const [first, ...rest] = meant.get(word)?.spellings ?? []
      return first === right.words[place]?.word ? rest.map(oneWord) : []
    })
  const search = toSearch(expressionOf(right, others))
  if (await isAnswered(search)) return { search, searched: { instead: corrected, without } }
  const part = await inPart(right)
  return (
    part && {
      ...part,
      searched: { ...part.searched, without: [...without, ...part.searched.without] },
    }
  )
}

const insteadOf = (meant: Meant | undefined): string | undefined =>
  meant?.spellings[0] ?? meant?.parts?.join(' ')

async function oneSpelledAlike(
  typed: Typed,
  meant: ReadonlyMap<string, Meant>,
): Promise<Interpretation | null> {
  const candidates = typed.words.flatMap(({ word }, place) =>
    (meant.get(word)?.spellings ?? []).map((right) => {
      const words = typed.words.map((each, at) => (at === place ? asIs(right) : each))
      return { words, search: toSearch(expressionOf({ ...typed, words })) }
    }),
  )
  if (candidates.length === 0) return null
  const answered = await areAnswered(candidates.map(({ search }) => search))
  const found = candidates[answered.indexOf(true)]
  return found
    ? { search: found.search, searched: { instead: asText(found.words), without: [] } }
    : null
}

/** A word of the catalogue of which nothing more has to be known. */
const asIs = (word: string): TypedWord => ({
  word,
  products: VERY_MANY,
  beginning: 0,
  joined: [0, 0],
  categories: [],
  isCounted: true,
})

const oneWord = (word: string): Expression => ({ word, isBeginning: false })
