import { useState } from 'react'
import { ScopeChoice } from '@/components/back-office/choice/scope-choice'
import { useBrands } from '@/components/catalog/admin/brands/use-brands'

type Props = {
  searchLabel: string
  publishers: readonly string[]
  error?: string
  onChange: (publishers: string[]) => void
}

const MATCHES = 6

/** A choice of publishers of products, by their names. */
export function PublishersChoice({ searchLabel, publishers, error, onChange }: Props) {
  const [term, setTerm] = useState('')
  const { data: brands = [] } = useBrands()
  // One that has no products any more is still chosen.
  const names = [...new Set([...brands.map(({ publisher }) => publisher), ...publishers])]
  const all = names.map((name, id) => ({ id, name }))
  return (
    <ScopeChoice
      noun="publishers"
      searchLabel={searchLabel}
      chosen={all.filter(({ name }) => publishers.includes(name))}
      matches={
        term === ''
          ? []
          : all
              .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
              .slice(0, MATCHES)
      }
      error={error}
      onSearch={setTerm}
      onChange={(chosen) => onChange(chosen.map(({ name }) => name))}
    />
  )
}
