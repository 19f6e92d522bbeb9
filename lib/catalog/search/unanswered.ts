import type { Searched } from '@/lib/http/paging'

/** What became of a search that no product answers as it was typed. */
export const SEARCH_OUTCOMES = ['nothing', 'without', 'instead'] as const
type SearchOutcome = (typeof SEARCH_OUTCOMES)[number]

/** How long such searches are kept. */
export const KEPT_DAYS = 90

const MAX_TEXT_LENGTH = 60

/** A search that no product answers as it was typed. */
export type UnansweredSearch = {
  text: string
  outcome: SearchOutcome
  /** What was searched for instead. */
  instead: string | null
}

/**
 * What is recorded of a search.
 *
 * @param text as typed
 * @param total how many products were found
 * @returns null for one that was answered as typed
 */
export function unansweredSearch(
  text: string,
  total: number,
  { instead, without }: Searched,
): UnansweredSearch | null {
  const recorded = recordedText(text)
  if (recorded === '') return null
  if (total === 0) return { text: recorded, outcome: 'nothing', instead: null }
  if (instead === null && without.length === 0) return null
  return {
    text: recorded,
    outcome: without.length > 0 ? 'without' : 'instead',
    instead: instead === null ? null : recordedText(instead),
  }
}

/** So that the same search is one line, and nobody fills the table with long ones. */
function recordedText(text: string): string {
  const oneLine = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return [...oneLine.toLowerCase()].slice(0, MAX_TEXT_LENGTH).join('').trim()
}
