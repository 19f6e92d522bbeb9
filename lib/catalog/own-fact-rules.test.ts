import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import {
  factsWith,
  factText,
  isFactOf,
  localFact,
  type OwnFact,
  readFact,
  readFactFilter,
  saidFacts,
  stillKnown,
} from './own-fact-rules'

const fact = (fields: Partial<OwnFact>): OwnFact => ({
  id: 1,
  slug: 'players',
  kind: 'number',
  names: { en: 'Players', de: 'Spieler' },
  units: {},
  decimals: 0,
  isSeveral: false,
  choices: [],
  isOnPage: true,
  isCompared: true,
  isFilter: true,
  position: 0,
  categoryIds: [],
  ...fields,
})
const PLAYERS = fact({})
const SIZE = fact({
  slug: 'size',
  names: { en: 'Screen size' },
  units: { en: 'in', de: 'Zoll' },
  decimals: 1,
})
const GENRE = fact({
  slug: 'genre',
  kind: 'choice',
  names: { en: 'Genre' },
  isSeveral: true,
  choices: [
    { slug: 'strategy', names: { en: 'Strategy', de: 'Strategie' } },
    { slug: 'puzzle', names: { en: 'Puzzle' } },
  ],
})
const OFFLINE = fact({ slug: 'offline', kind: 'yes_no', names: { en: 'Works offline' } })
const NOTE = fact({ slug: 'course', kind: 'text', names: { en: 'Course' } })
const ALL = [PLAYERS, SIZE, GENRE, OFFLINE, NOTE]
const WORDS = { yes: 'Yes', no: 'No' }

const read = (of: OwnFact, given: Parameters<typeof readFact>[1]) => {
  const found = readFact(of, given)
  return 'problem' in found ? englishOf(found.problem) : found.value
}

describe('what is said of a fact', () => {
  it.each([
    [SIZE, '15.60', '15.6'],
    [SIZE, ' 015,6 ', '15.6'],
    [SIZE, 15, '15'],
    [SIZE, '−0,5', '-0.5'],
    [SIZE, '-0', '0'],
    [PLAYERS, '4.0', '4'],
    [PLAYERS, '', null],
    [PLAYERS, null, null],
    [GENRE, ['puzzle', 'strategy', 'puzzle'], ['strategy', 'puzzle']],
    [GENRE, 'strategy\npuzzle', ['strategy', 'puzzle']],
    [GENRE, [], null],
    [OFFLINE, 'Yes', true],
    [OFFLINE, false, false],
    [NOTE, ' For beginners ', 'For beginners'],
  ] as const)('of %j is read from %j as %j', (of, given, value) => {
    expect(read(of, typeof given === 'object' && given !== null ? [...given] : given)).toEqual(
      value,
    )
  })

  it.each([
    [SIZE, '15.65', 'size must be a number with at most 1 decimals, such as 15.6'],
    [PLAYERS, 'two', 'players must be a number with at most 0 decimals, such as 4'],
    [PLAYERS, ['2'], 'players must be a text'],
    [GENRE, 'chess', 'genre has no choice chess'],
    [fact({ ...GENRE, isSeveral: false }), 'puzzle,strategy', 'genre takes one choice only'],
    [OFFLINE, 'perhaps', 'offline must be true or false'],
    [NOTE, 'a\u0007', 'course must not contain control characters'],
  ] as const)('of %j is refused: %j', (of, given, text) => {
    expect(read(of, typeof given === 'object' ? [...given] : given)).toBe(text)
  })

  it('leaves what is not said of, and takes back what is blank', () => {
    expect(
      factsWith(ALL, { players: '2', offline: true }, { players: '', genre: 'puzzle' }),
    ).toEqual({ values: { offline: true, genre: ['puzzle'] } })
  })

  it('names the fact that there is not, unless it was there before', () => {
    expect(factsWith(ALL, {}, { colour: 'red' })).toMatchObject({
      problem: { field: 'ownFacts.colour' },
    })
    // The product had it when the fact was deleted.
    expect(factsWith(ALL, { colour: 'red' }, { colour: 'red', players: '2' })).toEqual({
      values: { players: '2' },
    })
  })
})

it('what is stored is known only as long as it is what its fact is', () => {
  expect(
    stillKnown(ALL, { players: '2', genre: ['chess'], offline: 'perhaps', gone: 'x' }),
  ).toEqual({ players: '2' })
})

it('facts of a main category are those of its subcategories', () => {
  const of = { categoryIds: [3] }
  expect(isFactOf(of, { id: 3, parentId: null })).toBe(true)
  expect(isFactOf(of, { id: 9, parentId: 3 })).toBe(true)
  expect(isFactOf(of, { id: 4, parentId: null })).toBe(false)
  expect(isFactOf({ categoryIds: [] }, { id: 4, parentId: null })).toBe(true)
})

describe('what is known of a fact', () => {
  it.each([
    [SIZE, '1234.5', 'de', '1.234,5\u00a0Zoll'],
    [SIZE, '15.6', 'en', '15.6\u00a0in'],
    [SIZE, '15.6', 'fr', '15,6\u00a0in'],
    [PLAYERS, '4', 'en', '4'],
    [GENRE, ['puzzle', 'strategy'], 'de', 'Strategie, Puzzle'],
    [GENRE, ['chess'], 'en', ''],
    [OFFLINE, false, 'en', 'No'],
    [NOTE, 'For beginners', 'ja', 'For beginners'],
    // As it was before the kind of what had this slug was another.
    [PLAYERS, 'many', 'en', ''],
    [PLAYERS, true, 'en', ''],
  ] as const)('%j: %j is in %s “%s”', (of, value, locale, text) => {
    const given = typeof value === 'object' ? [...value] : value
    expect(factText(localFact(of, locale), given, locale, WORDS)).toBe(text)
  })

  it('is said in the order of the facts, numbers for machines too', () => {
    expect(saidFacts(ALL, { genre: ['puzzle'], size: '15.6' }, 'en', WORDS)).toEqual([
      {
        slug: 'size',
        name: 'Screen size',
        text: '15.6\u00a0in',
        number: { value: '15.6', unit: 'in' },
      },
      { slug: 'genre', name: 'Genre', text: 'Puzzle' },
    ])
    expect(saidFacts(ALL, undefined, 'en', WORDS)).toEqual([])
  })
})

it.each([
  ['genre:puzzle', { slug: 'genre', value: 'puzzle' }],
  ['players:2..4', { slug: 'players', from: '2', to: '4' }],
  ['size:-1.5..', { slug: 'size', from: '-1.5', to: null }],
  ['size:..15.6', { slug: 'size', from: null, to: '15.6' }],
  ['size:..', null],
  ['size:1...2', null],
  ['Genre:puzzle', null],
  ["genre:a'b", null],
  ['genre', null],
  [`genre:${'a'.repeat(200)}`, null],
])('the filter %s is %j', (text, filter) => expect(readFactFilter(text)).toEqual(filter))
