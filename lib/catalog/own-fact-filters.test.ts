import { expect, it } from '@jest/globals'
import { ownFactFiltersOf } from './own-fact-filters'
import type { OwnFact } from './own-fact-rules'

const fact = (slug: string, kind: OwnFact['kind'], choices: string[] = []): OwnFact => ({
  id: 1,
  slug,
  kind,
  names: { en: slug },
  units: {},
  decimals: 0,
  isSeveral: true,
  choices: choices.map((each) => ({ slug: each, names: { en: each } })),
  isOnPage: true,
  isCompared: true,
  isFilter: true,
  position: 0,
  categoryIds: [],
})
const FACTS = [
  fact('players', 'number'),
  fact('genre', 'choice', ['strategy', 'puzzle', 'word']),
  fact('offline', 'yes_no'),
]

it('offers what products have, in the order of the owner', () => {
  expect(
    ownFactFiltersOf(FACTS, [
      { slug: 'genre', value: 'word', count: 2 },
      { slug: 'genre', value: 'strategy', count: 5 },
      { slug: 'genre', value: 'gone', count: 1 },
      { slug: 'players', value: '10', count: 1 },
      { slug: 'players', value: '2', count: 3 },
    ]),
  ).toEqual([
    { slug: 'players', values: [], bounds: { min: '2', max: '10' } },
    {
      slug: 'genre',
      values: [
        { value: 'strategy', count: 5 },
        { value: 'word', count: 2 },
      ],
      bounds: null,
    },
  ])
})

it('offers every choice where not all products were looked at, and knows no bounds', () => {
  expect(
    ownFactFiltersOf(FACTS, [
      { slug: 'offline', value: 'true', count: null },
      { slug: 'players', value: '2', count: null },
    ]),
  ).toEqual([
    { slug: 'players', values: [], bounds: null },
    {
      slug: 'offline',
      values: [
        { value: 'true', count: null },
        { value: 'false', count: null },
      ],
      bounds: null,
    },
  ])
})
