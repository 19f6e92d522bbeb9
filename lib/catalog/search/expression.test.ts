import { describe, expect, it } from '@jest/globals'
import { atMost, expressionOf, isUnknown, rankQueries, synonymsUsed } from './expression'
import type { Phrase, Typed, TypedWord } from './typed-words'

const known = (word: string, more: Partial<TypedWord> = {}): TypedWord => ({
  word,
  products: 5,
  beginning: 8,
  joined: [0, 0],
  categories: [],
  isCounted: true,
  ...more,
})
const unknown = (word: string) => known(word, { products: 0, beginning: 0 })
const phrases = (...texts: string[]): Phrase[] =>
  texts.map((text) => ({ words: text.split(' '), categories: [] }))
const typed = (words: TypedWord[], ...synonyms: Phrase[][]): Typed => ({ words, synonyms })

const ranksOf = (search: Typed) => rankQueries(expressionOf(search))

describe('the queries of the ranks', () => {
  it('ask for all words: in the name, beginning so, in the facts, anywhere', () => {
    expect(ranksOf(typed([known('office'), known('2024')]))).toEqual([
      `('aoffice' & 'a2024')`,
      `(('aoffice' | 'aoffice':*) & ('a2024' | 'a2024':*))`,
      `(('boffice' | 'boffice':*) & ('b2024' | 'b2024':*))`,
      `((('coffice' | 'coffice':*) & ('c2024' | 'c2024':*)) & ('aoffice' | 'aoffice':* | 'a2024' | 'a2024':*))`,
      `(('coffice' | 'coffice':*) & ('c2024' | 'c2024':*))`,
    ])
  })

  it('take a single letter for the beginning of a word at the end only', () => {
    const [, loose] = ranksOf(typed([known('h'), known('r')]))
    expect(loose).toBe(`('ah' & ('ar' | 'ar':*))`)
    expect(ranksOf(typed([known('e')]))[1]).toBe(`'ae'`)
  })

  it('take what means the same for a word, and for several', () => {
    const [strict] = ranksOf(typed([known('ms')], phrases('ms', 'microsoft')))
    expect(strict).toBe(`('amicrosoft' | 'ams')`)
    const [both] = ranksOf(
      typed(
        [known('office', { beginning: 0 }), known('365', { beginning: 0 })],
        phrases('office 365', 'microsoft 365', 'm365'),
      ),
    )
    expect(both).toBe(`(('aoffice' & 'a365') | ('amicrosoft' & 'a365') | 'am365')`)
  })

  it('take a category for a word that it is called by, but not as what is named', () => {
    const search = typed([unknown('tax')].map((word) => ({ ...word, categories: [3, 4] })))
    expect(ranksOf(search)).toEqual([null, null, `('k3' | 'k4')`, null, `('k3' | 'k4')`])
  })

  it('take two words for one that is written with a space', () => {
    const words = [
      known('turbo', { products: 0, beginning: 0, joined: [6, 0] }),
      known('tax', { beginning: 0 }),
    ]
    expect(ranksOf(typed(words))[0]).toBe(`'aturbotax'`)
  })

  it('leave out what does not count', () => {
    const words = [known('norton', { beginning: 0 }), { ...known('key'), isCounted: false }]
    expect(ranksOf(typed(words))[0]).toBe(`'anorton'`)
  })

  it('are none for a word that nobody knows', () => {
    expect(ranksOf(typed([known('office'), unknown('zebra')]))).toEqual(Array(5).fill(null))
    expect(isUnknown(unknown('zebra'), typed([]))).toBe(true)
    expect(isUnknown(unknown('ms'), typed([], phrases('ms', 'microsoft')))).toBe(false)
  })

  it('contain nothing that was typed but letters and digits', () => {
    expect(ranksOf(typed([known("a'b\\")]))[0]).toBe(`'aab'`)
  })
})

describe('how many match at most', () => {
  it('is what the rarest word has', () => {
    expect(atMost(expressionOf(typed([known('office'), known('x', { products: 2 })])))).toBe(2 + 8)
    expect(atMost(expressionOf(typed([known('windows', { beginning: 0, products: 7 })])))).toBe(7)
  })

  it('is not known of categories and of what means the same', () => {
    expect(atMost(expressionOf(typed([known('tax', { categories: [1] })])))).toBe(Infinity)
    expect(atMost(expressionOf(typed([known('ms')], phrases('ms', 'microsoft'))))).toBe(Infinity)
  })
})

describe('the synonyms that are used', () => {
  it('are those of the longest phrases, in the order of the search', () => {
    const search = typed(
      [known('ms'), known('office'), known('suite'), known('cheap')],
      phrases('ms', 'microsoft'),
      phrases('office', 'word'),
      phrases('office suite', 'バンドル'),
      phrases('suite bureautique', 'paket'),
    )
    expect(synonymsUsed(search)).toEqual([
      { phrase: 'ms', instead: ['microsoft'] },
      { phrase: 'office suite', instead: ['バンドル'] },
    ])
    expect(synonymsUsed(typed([known('cheap')]))).toEqual([])
  })
})
