'use client'

import { useState } from 'react'
import { type Choice, ScopeChoice } from './scope-choice'
import { useCategories } from './use-categories'

type Props = {
  searchLabel: string
  categories: readonly Choice[]
  error?: string
  onChange: (categories: Choice[]) => void
}

const MATCHES = 6

/** A choice of categories: a main one stands for its subcategories, too. */
export function CategoriesChoice({ searchLabel, categories, error, onChange }: Props) {
  const [term, setTerm] = useState('')
  const { data: all = [] } = useCategories()
  const nameOf = new Map(all.map(({ id, name }) => [id, name]))
  const found = all.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
  return (
    <ScopeChoice
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
