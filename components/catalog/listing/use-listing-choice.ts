'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { getPathname } from '@/lib/i18n/navigation'
import { type Choice, choiceOf, noChoice, type Offer, queryOf } from './listing-address'
import { useAddressQuery, writeAddressQuery } from './use-address-query'

const SEARCH_DELAY_MS = 250

/**
 * What the visitor chose of a list. It is in the page's address, so that it can be shared, and "back" takes a choice
 * back; what is being typed gets there once nobody types.
 *
 * @param path of the page without its language
 * @returns the choice as the controls show it, as the list follows it, and its setter
 */
export function useListingChoice(
  path: string,
  offer: Offer,
): { choice: Choice; applied: Choice; choose: (choice: Choice) => void } {
  const locale = useLocale()
  const query = useAddressQuery(getPathname({ href: path, locale }))
  const [seen, setSeen] = useState('')
  const [choice, setChoice] = useState(noChoice(offer))
  /** What was typed since the address last changed. */
  const [typed, setTyped] = useState<string | null>(null)
  if (query !== seen) {
    // Somebody else changed the address: a link, "back", or the first look at it.
    setSeen(query)
    // What is being typed may have a blank more.
    if (queryOf(choice, offer, query) !== query) {
      setChoice(choiceOf(query, offer))
      setTyped(null)
    }
  }

  function write(next: Choice, isStep: boolean) {
    const address = queryOf(next, offer, location.search)
    setSeen(address)
    writeAddressQuery(address, isStep)
  }

  function choose(next: Choice) {
    setChoice(next)
    if (next.filters.search !== choice.filters.search && next.filters.search !== '')
      setTyped(next.filters.search)
    else {
      setTyped(null)
      write(next, true)
    }
  }

  const settled = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const isTyping = typed !== null && typed !== settled
  useEffect(() => {
    if (settled === null || settled !== typed) return
    write(choice, false)
    setTyped(null)
  })

  const { search } = choiceOf(seen, offer).filters
  return {
    choice,
    applied: isTyping ? { ...choice, filters: { ...choice.filters, search } } : choice,
    choose,
  }
}
