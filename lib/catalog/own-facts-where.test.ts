import { expect, it } from '@jest/globals'
import { isUnfiltered, listingWhere, WHOLE_STORE } from './listing-sql'
import { ownFactsWhere } from './own-facts-where'

const said = (sql: { sql: string }) => sql.sql.replace(/\s+/g, ' ')
const BOUNDS = { low: 5000, high: 10_000 }

it('takes one of the values of a fact, and all of several facts, passed as values', () => {
  const where = ownFactsWhere(['genre:puzzle', 'genre:word', 'players:2..4', 'offline:true'])
  const text = said(where)
  expect(text).toContain(
    '(p."ownFacts" @> ?::jsonb OR p."ownFacts" @> ?::jsonb) AND (EXISTS ( SELECT FROM',
  )
  expect(text).toContain('n."number" >= ?::numeric AND n."number" <= ?::numeric')
  expect(where.values).toEqual([
    '{"genre":["puzzle"]}',
    '{"genre":["word"]}',
    'players',
    'players',
    '2',
    '4',
    '{"offline":["true"]}',
    '{"offline":true}',
  ])
})

it('matches nothing by what cannot be read', () => {
  expect(said(ownFactsWhere(["genre:a' OR true"]))).toContain('AND false')
})

it('leaves lists that are not filtered by such facts as they are', () => {
  const all = said(listingWhere(WHOLE_STORE, { fact: [] }, BOUNDS))
  expect(all).toBe('l."listId" = ?::int')
  expect(isUnfiltered({ fact: [] })).toBe(true)
  expect(isUnfiltered({ fact: ['genre:puzzle'] })).toBe(false)
  expect(said(listingWhere(WHOLE_STORE, { fact: ['genre:puzzle'] }, BOUNDS))).toContain(
    'l."productId" IN (',
  )
})
