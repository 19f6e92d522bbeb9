'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { type Choice, ScopeChoice } from './scope-choice'

type Props = {
  searchLabel: string
  products: readonly Choice[]
  /** Whether their order matters. */
  isOrdered?: boolean
  error?: string
  onChange: (products: Choice[]) => void
}

const CALL = 'GET /api/admin/products'
const MATCHES = 6

/** A choice of products of the catalogue. */
export function ProductsChoice({ searchLabel, products, isOrdered, error, onChange }: Props) {
  const [term, setTerm] = useState('')
  const found = useQuery({
    queryKey: [CALL, 'choice', term],
    queryFn: ({ signal }) =>
      callAdminList(CALL, { query: { search: term, limit: MATCHES, offset: 0 }, signal }),
    enabled: term !== '',
  })
  return (
    <ScopeChoice
      noun="products"
      searchLabel={searchLabel}
      chosen={products}
      matches={term === '' ? [] : (found.data?.rows ?? [])}
      isOrdered={isOrdered}
      error={error}
      onSearch={setTerm}
      onChange={onChange}
    />
  )
}
