import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import { MIN_SUGGESTION_LENGTH } from '@/lib/content/suggestions/suggestion-choices'
import { textLocaleOf } from '@/lib/i18n/locales'
import { stillSuggested } from './still-suggested'

const CALL = 'GET /api/search/suggestions'
const POPULAR_CALL = 'GET /api/search/popular'
const DEBOUNCE_MS = 150

const NONE: Suggestions = {
  instead: null,
  pages: [],
  ownPages: [],
  products: [],
  categories: [],
  publishers: [],
  articles: [],
}

/**
 * What is suggested for a search, requested while the visitor types. Responses are cached by term,
 * so a late response never replaces that of a newer term.
 *
 * @param term trimmed
 */
export function useSuggestions(term: string): Suggestions {
  const debounced = useDebouncedValue(term)
  const language = textLocaleOf(useLocale())
  const { data } = useQuery({
    queryKey: [CALL, debounced.toLowerCase(), language],
    queryFn: ({ signal }) => callApi(CALL, { query: { q: debounced, language }, signal }),
    enabled: debounced.length >= MIN_SUGGESTION_LENGTH,
    placeholderData: (earlier, query) => stillSuggested(earlier, query?.queryKey[1], debounced),
  })
  return (
    (term.length >= MIN_SUGGESTION_LENGTH && debounced.length >= MIN_SUGGESTION_LENGTH && data) ||
    NONE
  )
}

/** What is suggested for a search that was made, by the same call as while it was typed; `null` until that is known. */
export function useSuggestionsFor(term: string): Suggestions | null {
  const language = textLocaleOf(useLocale())
  const { data, isLoading } = useQuery({
    queryKey: [CALL, term.toLowerCase(), language],
    queryFn: ({ signal }) => callApi(CALL, { query: { q: term, language }, signal }),
    enabled: term.length >= MIN_SUGGESTION_LENGTH,
    // Results wait for it.
    retry: false,
  })
  return data ?? (isLoading ? null : NONE)
}

/** What is popular, asked for once it is to be shown. */
export function usePopular(isWanted: boolean): Suggestions['products'] {
  const { data } = useQuery({
    queryKey: [POPULAR_CALL],
    queryFn: ({ signal }) => callApi(POPULAR_CALL, { signal }),
    enabled: isWanted,
    // It is worth no second try.
    retry: false,
  })
  return data?.products ?? NONE.products
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
