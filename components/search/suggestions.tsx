import { useLayoutEffect } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import type { Product } from '@/lib/catalog/contracts'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

type SuggestionsProps = {
  id: string
  /** What to suggest products for; empty for none. */
  term: string
  active: number
  onFound: (products: readonly Product[]) => void
  onFollow: () => void
}

/** Suggests products under the search field. */
export default function Suggestions(props: SuggestionsProps) {
  return (
    <QueryProvider>
      <FoundSuggestions {...props} />
    </QueryProvider>
  )
}

function FoundSuggestions({ onFound, ...list }: SuggestionsProps) {
  const products = useSuggestions(list.term)
  // Before they are seen: an arrow key pressed at once must find them.
  useLayoutEffect(() => onFound(products), [products, onFound])
  return <SuggestionList {...list} products={products} />
}
