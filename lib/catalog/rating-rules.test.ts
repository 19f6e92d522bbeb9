import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { keptRating, ratingOf, ratingShown, type StarCounts } from './rating-rules'

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

describe('ratingShown', () => {
  it('is none without a review, whoever says what', () => {
    expect(ratingShown({ reviewCount: 0, ratingSource: 'sample' })).toBe('none')
    expect(ratingShown({ reviewCount: 0, ratingSource: 'reviews' })).toBe('none')
    expect(ratingShown({ reviewCount: 3, ratingSource: 'sample' })).toBe('sample')
    expect(ratingShown({ reviewCount: 3, ratingSource: 'reviews' })).toBe('reviews')
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
