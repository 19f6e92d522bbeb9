import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'

/** How many searches a browser remembers. */
const MAX_RECENT_SEARCHES = 5

/** Searches with one that was just made: it comes first, and once in whatever case. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const small = text.toLowerCase()
  return [text, ...searches.filter((each) => each.toLowerCase() !== small)].slice(
    0,
    MAX_RECENT_SEARCHES,
  )
}

/** What a browser has stored, the latest first, as far as it makes sense. */
export function parseRecentSearches(stored: string | null): string[] {
  let value: unknown
  try {
    value = JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value
    .flatMap((each: unknown) => (typeof each === 'string' ? each.trim() : []))
    .filter((text) => text !== '' && text.length <= MAX_SEARCH_LENGTH)
    .reduceRight(withSearch, [])
}
