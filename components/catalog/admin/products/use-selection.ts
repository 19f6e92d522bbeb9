'use client'

import { useState } from 'react'

type Chosen = { query: string; ids: ReadonlySet<number>; isMatching: boolean }

/**
 * Which rows are selected: some, on any pages, or all that match. Another filter begins anew, so that
 * nothing is changed that can't be seen.
 *
 * @param query the list's filters
 */
export function useSelection(query: string, rows: readonly { id: number }[], total: number) {
  const nothing: Chosen = { query, ids: new Set(), isMatching: false }
  const [kept, setKept] = useState(nothing)
  const { ids, isMatching } = kept.query === query ? kept : nothing
  const choose = (next: Iterable<number>) =>
    setKept({ query, ids: new Set(next), isMatching: false })
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
    selectMatching: () => setKept({ query, ids: new Set(), isMatching: true }),
    clear: () => setKept(nothing),
  }
}
