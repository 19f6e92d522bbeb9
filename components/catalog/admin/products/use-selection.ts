'use client'

import { useState } from 'react'

type Selection = { query: string; ids: ReadonlySet<number>; isMatching: boolean }

/**
 * Which rows are selected: some, on any pages, or all that match. Changing the filter clears it, so that
 * no hidden row is changed.
 *
 * @param query the list's filters
 */
export function useSelection(query: string, rows: readonly { id: number }[], total: number) {
  const empty: Selection = { query, ids: new Set(), isMatching: false }
  const [stored, setStored] = useState(empty)
  const { ids, isMatching } = stored.query === query ? stored : empty
  const choose = (next: Iterable<number>) =>
    setStored({ query, ids: new Set(next), isMatching: false })
  const pageIds = rows.map(({ id }) => id)
  const isPageSelected = isMatching || (rows.length > 0 && pageIds.every((id) => ids.has(id)))
  return {
    ids: [...ids],
    isMatching,
    count: isMatching ? total : ids.size,
    isPageSelected,
    canSelectMatching: isPageSelected && !isMatching && total > ids.size,
    isSelected: (id: number) => isMatching || ids.has(id),
    onSelect: (id: number, selected: boolean) => {
      const others = (isMatching ? pageIds : [...ids]).filter((other) => other !== id)
      choose(selected ? [...others, id] : others)
    },
    onSelectPage: (selected: boolean) => {
      const others = [...ids].filter((id) => !pageIds.includes(id))
      choose(selected ? [...others, ...pageIds] : isMatching ? [] : others)
    },
    selectMatching: () => setStored({ query, ids: new Set(), isMatching: true }),
    clear: () => setStored(empty),
  }
}
