'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { Sort } from '@/lib/catalog/contracts'
import type { CategoryOption } from './category-option'
import { FilterPanel } from './filter-panel'
import { FilterSheetButton } from './filter-sheet-button'
import { type Filters, filterCount, NO_FILTERS } from './product-filters'
import { ProductList } from './product-list'
import { SearchField } from './search-field'
import { SearchedInstead } from './searched-instead'
import { SortSelect } from './sort-select'
import { type ListPage, useProductList } from './use-product-list'

type ListingProps = {
  /** The first page of products in the first of `sorts`, from the prerender. */
  first: ListPage
  /** How many products there are without any filter: the Y of "Showing X of Y products". */
  totalCount: number
  sorts: readonly Sort[]
  /** Number of skeleton cards while loading. */
  skeletons: number
  /** The one category that is listed; without it visitors choose among `categories`. */
  category?: string
  categories?: readonly CategoryOption[]
  searchable?: boolean
}

const SEARCH_DELAY_MS = 250
const DEFAULT_SORT: Sort = 'popularity'

/** A list of products with its filters and sorts: /products and every category page. */
export function Listing(props: ListingProps) {
  return (
    <QueryProvider>
      <FilteredList {...props} />
    </QueryProvider>
  )
}

function FilteredList(props: ListingProps) {
  const {
    first,
    totalCount,
    sorts,
    skeletons,
    category = '',
    categories,
    searchable = false,
  } = props
  const t = useTranslations('listing')
  const headingId = useId()
  const none: Filters = { ...NO_FILTERS, category }
  const [filters, setFilters] = useState(none)
  const [sort, setSort] = useState<Sort>(DEFAULT_SORT)

  const search = useDebouncedValue(filters.search.trim(), SEARCH_DELAY_MS)
  const applied = { ...filters, search: filters.search.trim() === '' ? '' : search }
  const isUnchanged = sort === DEFAULT_SORT && filterCount(applied) === filterCount(none)
  const list = useProductList(applied, sort, isUnchanged ? first : undefined)
  const found = list.data?.pages[0]
  const matching = { count: found?.total ?? 0, isMinimum: found?.isMinimum ?? false }

  const active = filterCount(filters) - filterCount(none)
  const panel = {
    filters,
    onChange: (change: Partial<Filters>) => setFilters((previous) => ({ ...previous, ...change })),
    onClear: () => setFilters(none),
    isClear: active === 0,
    categories,
  }

  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <section
        aria-labelledby={headingId}
        className="hidden rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-28 lg:block"
      >
        <FilterPanel {...panel} headingId={headingId} />
      </section>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-3.5">
          {searchable && (
            <SearchField
              value={filters.search}
              onChange={(text) => panel.onChange({ search: text })}
            />
          )}
          <FilterSheetButton {...panel} active={active} matching={matching} />
          <SortSelect sorts={sorts} value={sort} onChange={setSort} />
          <p
            role="status"
            className={`min-h-5 w-full text-sm text-muted tabular-nums ${searchable ? '' : 'lg:order-first lg:w-auto lg:flex-1'}`}
          >
            {!list.isLoadingError && (
              <>
                <SearchedInstead
                  term={applied.search}
                  searched={list.isPlaceholderData ? undefined : found?.searched}
                />
                {t(matching.isMinimum ? 'showingMore' : 'showing', {
                  shown: matching.count,
                  total: totalCount,
                })}
              </>
            )}
          </p>
        </div>
        <ProductList list={list} skeletons={skeletons} />
      </div>
    </div>
  )
}
