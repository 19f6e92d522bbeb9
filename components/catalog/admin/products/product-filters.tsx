import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { CategoryOptions } from './category-options'
import type { CategoryChoice } from './use-product-groups'

/** The state filters, each with its query parameters. */
export const STATES = {
  all: { label: 'All states', query: {} },
  inStock: { label: 'In stock', query: { stock: 'in' } },
  outOfStock: { label: 'Out of stock', query: { stock: 'out' } },
  featured: { label: 'Featured', query: { featured: 'true' } },
  visible: { label: 'Visible in the store', query: { hidden: 'false' } },
  hidden: { label: 'Hidden', query: { hidden: 'true' } },
  lowKeys: { label: 'Low on keys', query: { lowKeys: 'true' } },
} as const
export type State = keyof typeof STATES

const SORTS = {
  name: 'Name',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  rating: 'Rating',
  newest: 'Newest',
  updated: 'Last changed',
}

export type ListFilters = { category: string; search: string; state: State; sort: string }
export const INITIAL_FILTERS: ListFilters = { category: '', search: '', state: 'all', sort: 'name' }

const isState = (value: string): value is State => value in STATES

type ProductFiltersProps = {
  value: ListFilters
  choices: readonly CategoryChoice[]
  onChange: (change: Partial<ListFilters>) => void
  onSearch: (search: string) => void
}

export function ProductFilters({ value, choices, onChange, onSearch }: ProductFiltersProps) {
  return (
    <search className="mb-4 grid gap-2.5 sm:grid-cols-2 xl:grid-cols-[minmax(16rem,1fr)_16rem_13rem_12rem]">
      <SearchInput
        label="Search products"
        placeholder="Name, slug, publisher …"
        onSearch={onSearch}
      />
      <Select
        aria-label="Category"
        value={value.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">All categories</option>
        <CategoryOptions choices={choices} />
      </Select>
      <Select
        aria-label="State"
        value={value.state}
        onChange={({ target }) => isState(target.value) && onChange({ state: target.value })}
      >
        {Object.entries(STATES).map(([state, { label }]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort"
        value={value.sort}
        onChange={(event) => onChange({ sort: event.target.value })}
      >
        {Object.entries(SORTS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
