import { describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { sumTerms, type WeekOfTerm } from './sum-terms'

const NOW = Date.UTC(2026, 5, 30)
const week = (query: string, change: Partial<WeekOfTerm> = {}): WeekOfTerm => ({
  query,
  clicks: 1,
  impressions: 10,
  position: 2,
  at: NOW - 7 * DAY_MS,
  ...change,
})

describe('what was searched for at Bing', () => {
  it('adds weeks up, and weighs places by how often they were shown', () => {
    const weeks = [week('office'), week('office', { clicks: 3, impressions: 30, position: 6 })]
    expect(sumTerms(weeks, NOW)).toEqual([
      { query: 'office', clicks: 4, impressions: 40, position: 5 },
    ])
  })

  it('leaves out what is older than a month, or was never shown', () => {
    const weeks = [week('old', { at: NOW - 31 * DAY_MS }), week('unseen', { impressions: 0 })]
    expect(sumTerms(weeks, NOW)).toEqual([])
    expect(sumTerms([week('undated', { at: Number.NaN })], NOW)).toEqual([])
  })

  it('names the most clicked first, then the most shown, 25 at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => week(`w${index}`, { clicks: index }))
    const terms = sumTerms([week('shown', { clicks: 29, impressions: 99 }), ...many], NOW)
    expect(terms).toHaveLength(25)
    expect(terms.slice(0, 3).map(({ query }) => query)).toEqual(['shown', 'w29', 'w28'])
  })
})
