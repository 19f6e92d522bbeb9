import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Product } from '@/lib/catalog/contracts'
import { MIN_SUGGESTION_LENGTH, SUGGESTION_COUNT } from '@/lib/catalog/listing-choices'
import { callApi } from '@/lib/http/client'

const DEBOUNCE_MS = 150

const NONE: Product[] = []

/**
 * The products that match a search, asked for while the visitor types. Answers are kept by term,
 * so a late one never replaces that of a newer term.
 */
export function useSuggestions(term: string): Product[] {
  const settled = useSettled(term)
  const { data } = useQuery({
    queryKey: ['suggestions', settled.toLowerCase()],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        search: settled,
        limit: String(SUGGESTION_COUNT),
        count: 'false',
      })
      return callApi<Product[]>(`/api/products?${query}`, { signal })
    },
    enabled: settled.length >= MIN_SUGGESTION_LENGTH,
    placeholderData: (earlier, query) => stillMatching(earlier, query?.queryKey[1], settled),
  })
  return (
    (term.length >= MIN_SUGGESTION_LENGTH && settled.length >= MIN_SUGGESTION_LENGTH && data) ||
    NONE
  )
}

/** The term once the typing pauses; a cleared or too short one at once. */
function useSettled(term: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(term),
      term.length < MIN_SUGGESTION_LENGTH ? 0 : DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [term])
  return settled
}

/** What the answer to a shorter term says about a longer one, so that the list does not flicker. */
function stillMatching(
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
