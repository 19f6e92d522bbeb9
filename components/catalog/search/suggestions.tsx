import { useLayoutEffect, useMemo } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import { useRecentSearches } from './recent-searches-store'
import { NO_OFFER, type Offer, type SearchOption } from './search-option'
import { suggestedOffer, untypedOffer } from './suggested-options'
import { SuggestionList } from './suggestion-list'
import { usePopular, useSuggestions } from './use-suggestions'

type SuggestionsProps = {
  id: string
  /** What was typed, trimmed. */
  term: string
  isWanted: boolean
  active: number
  onOffer: (offer: Offer) => void
  onFollow: (option: SearchOption) => void
  onClear: () => void
}

/** Suggests under the search field what was typed may mean; while nothing is typed, what was searched for earlier and what is popular. */
export default function Suggestions(props: SuggestionsProps) {
  return (
    <QueryProvider>
      <FoundSuggestions {...props} />
    </QueryProvider>
  )
}

function FoundSuggestions({ term, isWanted, onOffer, ...list }: SuggestionsProps) {
  const suggestions = useSuggestions(isWanted ? term : '')
  const searches = useRecentSearches()
  const popular = usePopular(isWanted && term === '')
  const offer = useMemo(() => {
    if (!isWanted) return NO_OFFER
    return term === '' ? untypedOffer(searches, popular) : suggestedOffer(suggestions, term)
  }, [isWanted, term, suggestions, searches, popular])
  // Before they are seen: an arrow key pressed at once must find them.
  useLayoutEffect(() => onOffer(offer), [offer, onOffer])
  return <SuggestionList {...list} term={term} offer={offer} />
}
