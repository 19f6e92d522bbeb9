import { describe, expect, it } from '@jest/globals'
import { DEAL_RULES, DEALS } from './deals'

describe('the rules of Hot Deals', () => {
  it('are those of the spec', () => {
    expect(DEAL_RULES).toEqual({
      featured: { minRating: 4.5, most: 'high', sort: 'price-low', count: 8 },
      today: { most: 'low', sort: 'rating', count: 6 },
      flash: { minRating: 4, sort: 'price-low', count: 4 },
    })
  })

  it('are there for each list, in the order of the page', () => {
    expect(DEALS).toEqual(['featured', 'today', 'flash'])
    expect(Object.keys(DEAL_RULES)).toEqual([...DEALS])
  })

  it('bound each list, so that none is the whole store', () => {
    for (const { minRating, most, count } of Object.values(DEAL_RULES)) {
      expect(minRating ?? most).toBeDefined()
      expect(count).toBeGreaterThan(0)
      if (minRating !== undefined) expect(minRating).toBeLessThanOrEqual(5)
    }
  })
})
