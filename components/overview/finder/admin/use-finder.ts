'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { MIN_FINDER_LENGTH } from '@/lib/overview/finder/finder-lengths'

const SEARCH_CALL = 'POST /api/admin/search'
const PAUSE_MS = 150

/** What the server finds for a text, once typing pauses. @param text trimmed */
export function useFinder(text: string) {
  const q = useDebouncedValue(text, PAUSE_MS)
  const isAsked = q.length >= MIN_FINDER_LENGTH
  const { data, error, isFetching } = useQuery({
    queryKey: [SEARCH_CALL, q],
    queryFn: ({ signal }) => callAdmin(SEARCH_CALL, { body: { q }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // Texts may be licence keys, which are not kept.
    gcTime: 30_000,
    retry: false,
  })
  return {
    found: isAsked ? data : undefined,
    error: isAsked ? error : null,
    /** The text, or the answer to it, is still on its way. */
    isSearching: q !== text || (isAsked && isFetching),
  }
}
