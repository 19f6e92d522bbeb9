'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { callApi } from '@/lib/api/client'
import { MIN_HELP_SEARCH_LENGTH } from '@/lib/content/help/search-choices'
import type { Locale } from '@/lib/i18n/locales'

const CALL = 'GET /api/help/search'
const DEBOUNCE_MS = 250

/**
 * Searches the help centre while typing, and at once on submit.
 *
 * @param term what is in the field
 * @param asked the last submitted term
 */
export function useHelpSearch(term: string, asked: string, locale: Locale) {
  const debounced = useDebouncedValue(term, DEBOUNCE_MS)
  const query = asked === term ? term : debounced
  const isWanted = term.length >= MIN_HELP_SEARCH_LENGTH && query.length >= MIN_HELP_SEARCH_LENGTH
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [CALL, locale, query],
    queryFn: ({ signal }) => callApi(CALL, { query: { q: query, locale }, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return {
    /** `undefined` without results. */
    answer: isWanted ? data : undefined,
    /** The term of the results. */
    query,
    isWaiting: isWanted && (data === undefined || isPlaceholderData) && !isError,
    isFailed: isWanted && isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
  }
}
