import { expect, it } from '@jest/globals'
import { moved, nextId, withWords } from './block-draft'

it('words without a text in a language have none in it', () => {
  expect(withWords({ en: 'A' }, 'de', 'B')).toEqual({ en: 'A', de: 'B' })
  expect(withWords({ en: 'A', de: 'B' }, 'de', '')).toEqual({ en: 'A' })
})

it('an entry that is moved changes places with its neighbour', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

it('a new block has an id that no other has', () => {
  expect([nextId([]), nextId([{ id: 4 }, { id: 2 }])]).toEqual([1, 5])
})
