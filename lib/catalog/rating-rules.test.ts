import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  isRatedByBuyers,
  keptRating,
  NOT_RATED,
  publicRating,
  ratingOf,
  type StarCounts,
} from './rating-rules'

describe('ratingOf', () => {
  it.each<[StarCounts, string, number]>([
    [[0, 0, 0, 0, 1], '5.0', 1],
    [[1, 0, 0, 0, 0], '1.0', 1],
    [[0, 0, 0, 1, 1], '4.5', 2],
    // 4.25 and 4.75 are halves of a tenth.
    [[0, 0, 0, 3, 1], '4.3', 4],
    [[0, 0, 0, 1, 3], '4.8', 4],
    [[0, 0, 1, 0, 2], '4.3', 3],
    [[0, 0, 0, 1, 99], '5.0', 100],
    [[0, 0, 0, 0, 0], '0.0', 0],
  ])('of %j is %s by %d', (counts, rating, reviewCount) => {
    expect(ratingOf(counts)).toEqual({ rating, reviewCount })
  })

  it('is the nearest tenth of the mean, whatever was given', () => {
    const count = fc.nat({ max: 10_000 })
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (counts) => {
        const { rating, reviewCount } = ratingOf(counts)
        if (reviewCount === 0) return
        const mean =
          counts.reduce((sum, given, index) => sum + given * (index + 1), 0) / reviewCount
        expect(Math.abs(Number(rating) - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Number(rating)).toBeGreaterThanOrEqual(1)
        expect(Number(rating)).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('publicRating', () => {
  it('is that of buyers, and never one that was entered', () => {
    const rated = { rating: '3.2', reviewCount: 5 }
    expect(publicRating({ ...rated, ratingSource: 'reviews' })).toEqual(rated)
    expect(publicRating({ ...rated, ratingSource: 'sample' })).toEqual(NOT_RATED)
    expect(isRatedByBuyers({ reviewCount: 5, ratingSource: 'reviews' })).toBe(true)
    expect(isRatedByBuyers({ reviewCount: 0, ratingSource: 'reviews' })).toBe(false)
    expect(isRatedByBuyers({ reviewCount: 5, ratingSource: 'sample' })).toBe(false)
  })
})

describe('keptRating', () => {
  const rated = { rating: '3.2', reviewCount: 5 }

  it('is that of buyers', () => {
    for (const takesRatings of [true, false])
      expect(keptRating(rated, 'reviews', { takesRatings, reviewCount: 0 })).toEqual(rated)
  })

  it('is none that was entered, where ratings may be', () => {
    expect(keptRating(rated, 'sample', { takesRatings: true, rating: '4.9' })).toEqual({})
  })

  it('is any where they may not, but an invented one can be taken away', () => {
    const kept = (entered: object) =>
      keptRating(rated, 'sample', { takesRatings: false, ...entered })
    expect(kept({})).toEqual(rated)
    expect(kept({ rating: '5.0', reviewCount: 900 })).toEqual(rated)
    expect(kept({ rating: '5.0', reviewCount: 0 })).toEqual({ rating: '0.0', reviewCount: 0 })
  })
})
