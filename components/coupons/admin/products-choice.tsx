'use client'

import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { SearchInput } from '@/components/ui/fields/search-input'

type Choice = { id: number; name: string }
type Props = {
  products: readonly Choice[]
  error?: string
  onChange: (products: Choice[]) => void
}

const CALL = 'GET /api/admin/products'
const MATCHES = 6

/** The products that a coupon is for, found by their names; none: all. */
export function ProductsChoice({ products, error, onChange }: Props) {
  const [term, setTerm] = useState('')
  const found = useQuery({
    queryKey: [CALL, 'coupon', term],
    queryFn: ({ signal }) =>
      callAdminList(CALL, { query: { search: term, limit: MATCHES, offset: 0 }, signal }),
    enabled: term !== '',
  })
  const isChosen = (id: number) => products.some((product) => product.id === id)
  const matches = term === '' ? [] : (found.data?.rows ?? []).filter(({ id }) => !isChosen(id))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Products</legend>
      {products.length > 0 && (
        <ul aria-label="Chosen products" className="mb-2 flex flex-wrap gap-2">
          {products.map(({ id, name }) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-control bg-sunken py-1 ps-3 pe-1 text-sm"
            >
              <span className="[overflow-wrap:anywhere]">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(products.filter((product) => product.id !== id))}
                className="grid size-7 shrink-0 place-items-center rounded-control text-muted hover:bg-surface hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchInput label="Search products to limit it to" onSearch={setTerm} />
      {matches.length > 0 && (
        <ul
          aria-label="Found products"
          className="mt-2 overflow-hidden rounded-control border border-line"
        >
          {matches.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange([...products, { id, name }])}
                className="w-full px-3.5 py-2 text-start text-sm hover:bg-sunken"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 text-sm text-muted">
        {products.length === 0 ? 'For all products, unless you choose some.' : 'For these alone.'}
      </p>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
