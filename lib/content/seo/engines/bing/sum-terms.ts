import { MAX_TERMS, type SearchTerm } from '@/lib/content/seo/engines/contracts'
import { DAY_MS } from '@/lib/core/time'

/** Bing tells half a year by weeks. */
const WINDOW_MS = 30 * DAY_MS

/** What was searched for in a week. @property at its beginning, in milliseconds */
export type WeekOfTerm = SearchTerm & { at: number }

/**
 * Adds up the weeks of the last month by what was searched for, the most clicked first; a place counts as often as it was shown.
 *
 * @param now in milliseconds
 */
export function sumTerms(weeks: readonly WeekOfTerm[], now: number): SearchTerm[] {
  const sums = new Map<string, { clicks: number; impressions: number; places: number }>()
  for (const { query, clicks, impressions, position, at } of weeks) {
    if (!(at >= now - WINDOW_MS) || impressions < 1) continue
    const sum = sums.get(query) ?? { clicks: 0, impressions: 0, places: 0 }
    sums.set(query, {
      clicks: sum.clicks + clicks,
      impressions: sum.impressions + impressions,
      places: sum.places + position * impressions,
    })
  }
  return [...sums]
    .map(([query, { clicks, impressions, places }]) => ({
      query,
      clicks,
      impressions,
      position: Math.max(1, Math.round((places / impressions) * 10) / 10),
    }))
    .sort((a, b) => b.clicks - a.clicks || b.impressions - a.impressions)
    .slice(0, MAX_TERMS)
}
