'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { HelpSearchAnswer } from '@/lib/help/contracts'
import { MIN_HELP_SEARCH_LENGTH } from '@/lib/help/search-choices'
import { callApi } from '@/lib/http/client'
import type { Locale } from '@/lib/i18n/locales'

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
    queryKey: ['/api/help/search', locale, query],
    queryFn: ({ signal }) =>
      callApi<HelpSearchAnswer>(`/api/help/search?${new URLSearchParams({ q: query, locale })}`, {
        signal,
      }),
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
