import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { unpacked } from '@/lib/core/packed-text'
import { synonymInputSchema } from './admin-contracts'
import {
  groupsIn,
  groupsWith,
  inOrder,
  phraseElsewhere,
  phrasesOf,
  placeOfRepeated,
} from './synonym-rules'

describe('placeOfRepeated', () => {
  it.each([
    [['office', 'word'], -1],
    [['office', 'word', 'OFFICE'], 2],
    [['ms  office', 'word', ' Ms Office '], 2],
    [['été', 'ÉTÉ'], 1],
    [[], -1],
  ])('of %j is %d', (phrases, place) => {
    expect(placeOfRepeated(phrases)).toBe(place)
  })
})

describe('phrasesOf', () => {
  it('takes one from each line', () => {
    expect(phrasesOf(' office \r\n\n  \n办公软件\n')).toEqual(['office', '办公软件'])
    expect(phrasesOf(' \n')).toEqual([])
  })
})

describe('groups', () => {
  const groups = [
    { id: 3, phrases: ['Word', 'text'] },
    { id: 2, phrases: ['office', 'MS Office'] },
    { id: 1, phrases: ['office', 'suite'] },
  ]

  it('are found by a piece of a phrase', () => {
    expect(groupsWith(groups, ' ms  OFF').map(({ id }) => id)).toEqual([2])
    expect(groupsWith(groups, '')).toEqual(groups)
    expect(groupsWith(groups, 'excel')).toEqual([])
  })

  it('are ordered by their first phrase, whatever its case', () => {
    expect(inOrder(groups).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('a phrase of another group', () => {
  const group = (language: string | null, phrases: string[], isOn = true) => ({
    language,
    phrases,
    isOn,
  })
  const others = [
    group('de', ['Antivirus', 'Virenschutz']),
    group('fr', ['Sécurité', 'protection']),
    group(null, ['pro', 'professional']),
    group('en', ['suite', 'bundle'], false),
  ]

  it.each([
    ['de', ['schutz', 'VIRENSCHUTZ'], 'VIRENSCHUTZ'],
    // Each group counts in the searches of a language.
    [null, ['schutz', 'virenschutz'], 'virenschutz'],
    ['en', ['plus', 'Pro'], 'Pro'],
    ['fr', ['securite', 'garde'], 'securite'],
    // In other languages, or switched off.
    ['en', ['virenschutz', 'antivirus'], undefined],
    ['en', ['suite', 'collection'], undefined],
    ['de', ['anti', 'virus'], undefined],
  ])('of searches in %s is found in %j: %s', (language, phrases, phrase) => {
    expect(phraseElsewhere({ language, phrases }, others)?.phrase).toBe(phrase)
  })

  it('is named with its place and its group', () => {
    expect(phraseElsewhere({ language: 'de', phrases: ['a', 'virenschutz'] }, others)).toEqual({
      place: 1,
      phrase: 'virenschutz',
      group: others[0],
    })
  })

  it('may count in one language, or in all', () => {
    expect(groupsIn(others, 'de')).toEqual([others[0], others[2]])
  })
})

describe('a group of synonyms', () => {
  const issuesOf = (phrases: unknown) =>
    synonymInputSchema
      .safeParse({ phrases })
      .error?.issues.map(({ path, message }) => [path.join('.'), englishOf(unpacked(message))])

  it('is taken with its phrases trimmed', () => {
    expect(synonymInputSchema.parse({ phrases: [' office  suite ', 'Office'] }).phrases).toEqual([
      'office suite',
      'Office',
    ])
  })

  it.each([
    [['office'], 'phrases', 'Enter at least 2 phrases'],
    [Array.from({ length: 31 }, (_, at) => `p${at}`), 'phrases', 'Enter at most 30 phrases'],
    [['office', ' '], 'phrases.1', 'Enter a phrase'],
    [['x'.repeat(61), 'office'], 'phrases.0', 'A phrase must be at most 60 characters'],
    [['office', 'a\nb'], 'phrases.1', 'A phrase must not contain control characters'],
    [['office', '+-!'], 'phrases.1', 'A phrase needs a letter or a digit'],
    [['office', 'word', 'OFFICE'], 'phrases.2', '“OFFICE” is there twice'],
    ['office', 'phrases', 'phrases must be a list'],
  ])('is refused for %j', (phrases, path, message) => {
    expect(issuesOf(phrases)).toEqual([[path, message]])
  })
})
