import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MoreFilters } from '@/components/back-office/more-filters'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { CategoryOptions } from './category-options'
import type { CategoryChoice } from './use-product-groups'

/** The state filters, each with its query parameters. */
export const STATES = {
  all: {},
  inStock: { stock: 'in' },
  outOfStock: { stock: 'out' },
  featured: { featured: 'true' },
  visible: { hidden: 'false' },
  hidden: { hidden: 'true' },
  scheduled: { scheduled: 'true' },
  lowKeys: { lowKeys: 'true' },
} as const
export type State = keyof typeof STATES

const SORTS = ['name', 'price-low', 'price-high', 'rating', 'newest', 'updated'] as const

export type ListFilters = { category: string; search: string; state: State; sort: string }
export const INITIAL_FILTERS: ListFilters = { category: '', search: '', state: 'all', sort: 'name' }

const isState = (value: string): value is State => value in STATES
const STATE_NAMES = Object.keys(STATES).filter(isState)

/** The filters that are not as they are at first, by name. */
export const givenFilters = (filters: ListFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        !Object.entries(INITIAL_FILTERS).some((at) => at[0] === name && at[1] === value),
    ),
  )

/** Filters that were kept by name; what is not among them is as at first. */
export const filtersFrom = ({
  category,
  search,
  state,
  sort,
}: Record<string, string>): ListFilters => ({
  category: category ?? INITIAL_FILTERS.category,
  search: search ?? INITIAL_FILTERS.search,
  state: state && isState(state) ? state : INITIAL_FILTERS.state,
  sort: sort && SORTS.some((known) => known === sort) ? sort : INITIAL_FILTERS.sort,
})

type ProductFiltersProps = {
  value: ListFilters
  choices: readonly CategoryChoice[]
  onChange: (change: Partial<ListFilters>) => void
  onSearch: (search: string) => void
  /** What stands beside the filters. */
  children: ReactNode
}

export function ProductFilters({
  value,
  choices,
  onChange,
  onSearch,
  children,
}: ProductFiltersProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const active = [value.category !== '', value.state !== 'all'].filter(Boolean).length
  return (
    <search className="mb-4 grid gap-2.5 sm:grid-cols-2 xl:grid-cols-[minmax(12rem,1fr)_14rem_12rem_11rem_auto]">
      <SearchInput
        label={t('filters.search')}
        placeholder={t('filters.searchHint')}
        initialTerm={value.search}
        onSearch={onSearch}
      />
      <MoreFilters active={active} className="grid gap-2.5 sm:contents">
        <Select
          aria-label={common('category')}
          value={value.category}
          onChange={(event) => onChange({ category: event.target.value })}
        >
          <option value="">{t('filters.allCategories')}</option>
          <CategoryOptions choices={choices} />
        </Select>
        <Select
          aria-label={common('state')}
          value={value.state}
          onChange={({ target }) => isState(target.value) && onChange({ state: target.value })}
        >
          {STATE_NAMES.map((state) => (
            <option key={state} value={state}>
              {t(`filters.states.${state}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('filters.sort')}
          value={value.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`filters.sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </MoreFilters>
      {children}
    </search>
  )
}
