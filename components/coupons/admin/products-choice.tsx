'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { type Choice, ScopeChoice } from './scope-choice'

type Props = {
  products: readonly Choice[]
  error?: string
  onChange: (products: Choice[]) => void
}

const CALL = 'GET /api/admin/products'
const MATCHES = 6

/** The products that a coupon is for. */
export function ProductsChoice({ products, error, onChange }: Props) {
  const [term, setTerm] = useState('')
  const found = useQuery({
    queryKey: [CALL, 'coupon', term],
    queryFn: ({ signal }) =>
      callAdminList(CALL, { query: { search: term, limit: MATCHES, offset: 0 }, signal }),
    enabled: term !== '',
  })
  return (
    <ScopeChoice
      noun="products"
      chosen={products}
      matches={term === '' ? [] : (found.data?.rows ?? [])}
      error={error}
      onSearch={setTerm}
      onChange={onChange}
    />
  )
}
