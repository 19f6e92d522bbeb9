import { describe, expect, it } from '@jest/globals'
import type { Estimate, Part } from './estimate'
import { COUNTED_UP_TO, chooseWay, chooseWayToCount, entriesOf, isCertainlyMore } from './plan'

const NONE: Part = { count: 0, ahead: null }

/** A sample of 500 in which so many match, evenly spread over the list. */
function sample(products: number, matching: number, listed = 500): Estimate {
  const part = matching ? { count: matching, ahead: Math.floor(listed / matching / 2) } : NONE
  return {
    products,
    sampled: 500,
    listed,
    containing: matching,
    matching: part,
    ranks: [NONE, part, NONE, NONE, NONE],
  }
}

const wayTo = (estimated: Estimate, count: number) =>
  chooseWay(estimated, estimated.matching, entriesOf(estimated), count)

describe('where to look for matches', () => {
  it('is the list for a common word, not much further than it takes', () => {
    expect(wayTo(sample(1_000_000, 250), 12)).toEqual({ in: 'list', depth: expect.any(Number) })
    const way = wayTo(sample(1_000_000, 250), 12)
    expect(way.in === 'list' && way.depth).toBeLessThan(5000)
  })

  it('is the index for a rare word, and for one that no product of the sample has', () => {
    expect(wayTo(sample(1_000_000, 1), 12)).toEqual({ in: 'index' })
    expect(wayTo(sample(1_000_000, 0), 12)).toEqual({ in: 'index' })
  })

  it('is the index for a word that the list has at its end only', () => {
    const atItsEnd = { count: 10, ahead: 490 }
    expect(chooseWay(sample(1_000_000, 10), atItsEnd, 20_000, 12)).toEqual({ in: 'index' })
  })

  it('is the whole list when that is short, however common the word', () => {
    const inShortList = { ...sample(1_000_000, 250, 0), matching: NONE }
    expect(wayTo(inShortList, 12)).toEqual({ in: 'list', depth: null })
  })

  it('is the index in a small store', () => {
    expect(wayTo(sample(1500, 400), 12)).toEqual({ in: 'index' })
  })

  it('to count is the index, or a short list as a whole', () => {
    expect(chooseWayToCount(sample(1_000_000, 3))).toEqual({ in: 'index' })
    const inShortList = { ...sample(1_000_000, 250, 0), matching: NONE }
    expect(chooseWayToCount(inShortList)).toEqual({ in: 'list', depth: null })
  })
})

describe('whether more match than are counted', () => {
  it.each([
    [1_000_000, 250],
    [100_000, 25],
  ])('is certain when much of the sample does (%p products, %p of 500)', (products, matching) => {
    expect(isCertainlyMore(sample(products, matching))).toBe(true)
  })

  it('is not when a thousand matches could bring as many into the sample', () => {
    for (const products of [1001, 5000, 20_000, 100_000, 1_000_000]) {
      const expected = (COUNTED_UP_TO / products) * 500
      const unusual = Math.ceil(expected + 4 * Math.sqrt(expected) + 4)
      expect(isCertainlyMore(sample(products, Math.min(500, unusual)))).toBe(false)
    }
  })

  it('is never in a store of a thousand products', () => {
    expect(isCertainlyMore(sample(1000, 500))).toBe(false)
  })
})
