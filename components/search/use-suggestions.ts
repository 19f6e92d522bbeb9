import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'
import type { Product } from '@/lib/catalog/contracts'
import { MIN_SUGGESTION_LENGTH, SUGGESTION_COUNT } from '@/lib/catalog/listing-choices'

const DEBOUNCE_MS = 150

const NONE: Product[] = []

/**
 * The products that match a search, requested while the visitor types. Responses are cached by term,
 * so a late response never replaces that of a newer term.
 */
export function useSuggestions(term: string): Product[] {
  const debounced = useDebouncedValue(term)
  const { data } = useQuery({
    queryKey: ['GET /api/products', 'suggestions', debounced.toLowerCase()],
    queryFn: ({ signal }) =>
      callApi('GET /api/products', {
        query: { search: debounced, limit: SUGGESTION_COUNT, count: false },
        signal,
      }),
    enabled: debounced.length >= MIN_SUGGESTION_LENGTH,
    placeholderData: (earlier, query) =>
      filterEarlierSuggestions(earlier, query?.queryKey[2], debounced),
  })
  return (
    (term.length >= MIN_SUGGESTION_LENGTH && debounced.length >= MIN_SUGGESTION_LENGTH && data) ||
    NONE
  )
}

/** The debounced term; a cleared or too short one applies at once. */
function useDebouncedValue(term: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setDebounced(term),
      term.length < MIN_SUGGESTION_LENGTH ? 0 : DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [term])
  return debounced
}

/** Filters a shorter term's results for a longer one, so that the list does not flicker. */
function filterEarlierSuggestions(
  earlier: Product[] | undefined,
  earlierTerm: string | undefined,
  term: string,
) {
  const wanted = term.toLowerCase()
  if (!earlier || !earlierTerm || !wanted.startsWith(earlierTerm)) return undefined
  return earlier.filter(({ name, description, publisher, features }) =>
    [name, description, publisher, ...features].join('\n').toLowerCase().includes(wanted),
  )
}
