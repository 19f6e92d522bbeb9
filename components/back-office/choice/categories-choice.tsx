'use client'

import { useState } from 'react'
import { type Choice, ScopeChoice } from './scope-choice'
import { useCategories } from './use-categories'

type Props = {
  legend?: string
  searchLabel: string
  categories: readonly Choice[]
  /** The id of one that is chosen elsewhere. */
  leftOut?: number
  error?: string
  onChange: (categories: Choice[]) => void
}

const MATCHES = 6

/** A choice of categories: a main one stands for its subcategories, too. */
export function CategoriesChoice({
  legend,
  searchLabel,
  categories,
  leftOut,
  error,
  onChange,
}: Props) {
  const [term, setTerm] = useState('')
  const { data: all = [] } = useCategories()
  const nameOf = new Map(all.map(({ id, name }) => [id, name]))
  const found = all.filter(
    ({ id, name }) => id !== leftOut && name.toLowerCase().includes(term.toLowerCase()),
  )
  return (
    <ScopeChoice
      legend={legend}
      searchLabel={searchLabel}
      noun="categories"
      chosen={categories}
      matches={
        term === ''
          ? []
          : found.slice(0, MATCHES).map(({ id, name, parentId }) => ({
              id,
              name,
              detail: parentId === null ? undefined : nameOf.get(parentId),
            }))
      }
      error={error}
      onSearch={setTerm}
      onChange={onChange}
    />
  )
}
