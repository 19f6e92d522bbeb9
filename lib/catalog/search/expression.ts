import { lexeme, type Place } from './lexeme'
import type { Phrase, Typed, TypedWord } from './typed-words'

/** What the words of a product have to be to match. */
export type Expression =
  | { all: readonly Expression[] }
  | { any: readonly Expression[] }
  | { word: string; isBeginning: boolean; products?: number }
  | { categories: readonly number[] }

/** The shortest beginning of a word that stands for it. */
const MIN_BEGINNING = 2

const word = ({ word, products }: Pick<TypedWord, 'word' | 'products'>): Expression => ({
  word,
  isBeginning: false,
  products,
})

const phrase = ({ words, categories }: Phrase): Expression => {
  const each = { all: words.map((one) => ({ word: one, isBeginning: false })) }
  return categories.length > 0 ? { any: [each, { categories }] } : each
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, place) => each === other[place])

/** Phrases that mean the same as some words, other than these. */
const phrasesLike = (words: readonly string[], { synonyms }: Typed): Phrase[] =>
  synonyms
    .filter((phrases) => phrases.some((each) => isSame(each.words, words)))
    .flatMap((phrases) =>
      phrases.filter((each) => each.words.length > 0 && !isSame(each.words, words)),
    )

const synonymsOf = (words: readonly string[], typed: Typed): Expression[] =>
  phrasesLike(words, typed).map(phrase)

/** A typed word, its continuations, its synonyms, and the categories that are called so. */
function single(typed: TypedWord, all: Typed, isLast: boolean): Expression {
  const any = synonymsOf([typed.word], all)
  if (typed.products > 0) any.push(word(typed))
  if (typed.beginning > 0 && typed.word.length >= (isLast ? 1 : MIN_BEGINNING))
    any.push({ word: typed.word, isBeginning: true, products: typed.beginning })
  if (typed.categories.length > 0) any.push({ categories: typed.categories })
  return { any }
}

/** Whether nothing in the catalogue is called so, or begins so. */
export const isUnknown = (typed: TypedWord, all: Typed): boolean =>
  typed.products === 0 &&
  typed.beginning === 0 &&
  typed.categories.length === 0 &&
  synonymsOf([typed.word], all).length === 0

/**
 * What a product has to have for a search: every word of it, or what stands for it.
 *
 * @param others what else stands for a word, such as the right spelling; by its place
 */
export function expressionOf(
  typed: Typed,
  others: (place: number) => readonly Expression[] = () => [],
): Expression {
  const { words } = typed
  const all: Expression[] = []
  for (let place = 0; place < words.length; ) {
    const { length, instead } = longestPhrase(typed, place)
    const each = words.slice(place, place + length).flatMap((one, at) => {
      if (!one.isCounted) return []
      const isLast = words.length > 1 && place + at === words.length - 1
      return { any: [single(one, typed, isLast), ...others(place + at)] }
    })
    if (instead.length > 0) all.push({ any: [{ all: each }, ...instead] })
    else all.push(...each)
    place += length
  }
  return { all }
}

/** How many words from a place on have a synonym together or are written as one, and what stands for them. */
function longestPhrase(typed: Typed, place: number): { length: number; instead: Expression[] } {
  const words = typed.words.slice(place)
  for (let length = words.length; length > 1; length--) {
    const each = words.slice(0, length).map((one) => one.word)
    const instead = synonymsOf(each, typed)
    const products = words[0]?.joined[length - 2] ?? 0
    if (products > 0) instead.push(word({ word: each.join(''), products }))
    if (instead.length > 0) return { length, instead }
  }
  return { length: 1, instead: [] }
}

/** The typed words for which others stand as well, in the order and by the rule of {@link expressionOf}. */
export function synonymsUsed(typed: Typed): { phrase: string; instead: string[] }[] {
  const used: { phrase: string; instead: string[] }[] = []
  for (let place = 0; place < typed.words.length; ) {
    const { length } = longestPhrase(typed, place)
    const words = typed.words.slice(place, place + length).map((one) => one.word)
    const instead = phrasesLike(words, typed).map((each) => each.words.join(' '))
    if (instead.length > 0) used.push({ phrase: words.join(' '), instead })
    place += length
  }
  return used
}

/** An expression as a tsquery, or null if nothing can match it there. */
export function written(expression: Expression, place: Place, isLoose: boolean): string | null {
  if ('all' in expression) {
    const parts = expression.all.map((each) => written(each, place, isLoose))
    return parts.length === 0 || parts.includes(null) ? null : join(parts, '&')
  }
  if ('any' in expression)
    return join(
      expression.any.flatMap((each) => written(each, place, isLoose) ?? []),
      '|',
    )
  if ('categories' in expression)
    return place === 'a'
      ? null
      : join(
          expression.categories.map((id) => lexeme('k', String(id))),
          '|',
        )
  if (!expression.isBeginning) return lexeme(place, expression.word)
  return isLoose ? `${lexeme(place, expression.word)}:*` : null
}

/** Queries as one; `null` where there are none. */
export const writtenTogether = (queries: readonly (string | null)[], by: '&' | '|') =>
  join(queries, by)

function join(parts: readonly (string | null)[], by: '&' | '|'): string | null {
  if (parts.length === 0) return null
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join(` ${by} `)})`
}

/**
 * The tsqueries of the ranks, from the best, the last of which includes all: all words in what is named, or
 * words that begin so; all in the facts; all somewhere, and one of them in what is named; all somewhere.
 *
 * @returns null for a rank that nothing can be of
 */
export function rankQueries(expression: Expression): (string | null)[] {
  const somewhere = written(expression, 'c', true)
  const oneNamed = written({ any: wordsOf(expression) }, 'a', true)
  return [
    written(expression, 'a', false),
    written(expression, 'a', true),
    written(expression, 'b', true),
    join(somewhere && oneNamed ? [somewhere, oneNamed] : [], '&'),
    somewhere,
  ]
}

function wordsOf(expression: Expression): Expression[] {
  if ('all' in expression) return expression.all.flatMap(wordsOf)
  return 'any' in expression ? expression.any.flatMap(wordsOf) : [expression]
}

/** At most so many products match, as far as that is known. */
export function atMost(expression: Expression): number {
  if ('all' in expression) return Math.min(...expression.all.map(atMost))
  if ('any' in expression) return expression.any.reduce((sum, each) => sum + atMost(each), 0)
  if ('categories' in expression) return Number.POSITIVE_INFINITY
  return expression.products ?? Number.POSITIVE_INFINITY
}
