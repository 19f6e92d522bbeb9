'use client'

import { useLocale, useTranslations } from 'next-intl'
import { QueryProvider } from '@/components/ui/query-provider'
import type { ProductFilterValues, Sort } from '@/lib/catalog/contracts'
import type { ListedOwnFacts } from '@/lib/catalog/own-fact-contracts'
import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import type { CategoryOption } from './category-option'
import { FilterChips } from './filter-chips'
import { FilterSheetButton } from './filter-sheet-button'
import { FilteredLayout } from './filtered-layout'
import { noChoice } from './listing-address'
import { type Filters, filterCount, searchedIn } from './product-filters'
import { ProductList } from './product-list'
import { RankingLink } from './ranking-link'
import { SearchField } from './search-field'
import { SearchedInstead } from './searched-instead'
import { SortSelect } from './sort-select'
import { useFilterValues } from './use-filter-values'
import { useListingChoice } from './use-listing-choice'
import { useOwnFactFilters } from './use-own-fact-filters'
import { type ListPage, useProductList } from './use-product-list'

type ListingProps = {
  /** The first page of products in the first of `sorts`, from the prerender. */
  first: ListPage
  /** What all of these products can be narrowed down by, from the prerender. */
  values: ProductFilterValues
  /** The owner's own facts that lists are filtered by, and what all of these products have of them. */
  ownFacts?: ListedOwnFacts
  /** How many products there are without any filter: the Y of "Showing X of Y products". */
  totalCount: number
  sorts: readonly Sort[]
  /** Number of skeleton cards while loading. */
  skeletons: number
  /** The one category that is listed; without it visitors choose among `categories`. */
  category?: string
  /** The one collection that is listed. */
  collection?: string
  categories?: readonly CategoryOption[]
  searchable?: boolean
  /** The one that products are named in, where that is another than the original's. */
  language?: TranslatedLocale
}

/** A list of products with its filters and sorts: /products, and the page of each category and collection. */
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
    values,
    ownFacts,
    totalCount,
    sorts,
    skeletons,
    category = '',
    collection,
    categories,
    searchable = false,
    language: namedIn,
  } = props
  const t = useTranslations('listing')
  const offer = { sorts, category }
  const none = noChoice(offer)
  const path = pathOf(category, collection)
  const { choice, applied, choose } = useListingChoice(path, offer)
  const { filters } = choice

  const isUnfiltered = filterCount(applied.filters) === filterCount(none.filters)
  const isUnchanged = applied.sort === none.sort && isUnfiltered
  const language = textLocaleOf(useLocale())
  const asked = {
    ...searchedIn(applied.filters, language),
    ...(namedIn && { language: namedIn }),
    collection,
  }
  const list = useProductList(asked, applied.sort, isUnchanged ? first : undefined)
  const found = list.data?.pages[0]
  const matching = { count: found?.total ?? 0, isMinimum: found?.isMinimum ?? false }

  const active = filterCount(filters) - filterCount(none.filters)
  const panel = {
    filters,
    onChange: (change: Partial<Filters>) =>
      choose({ ...choice, filters: { ...filters, ...change } }),
    onClear: () => choose({ ...choice, filters: none.filters }),
    isClear: active === 0,
    categories,
    values: useFilterValues(asked, isUnfiltered ? values : undefined),
    ownFacts: useOwnFactFilters(
      ownFacts?.facts,
      asked,
      isUnfiltered ? ownFacts?.offered : undefined,
    ),
  }

  return (
    <FilteredLayout panel={panel}>
      <div className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-3.5">
        {searchable && (
          <SearchField
            value={filters.search}
            onChange={(text) => panel.onChange({ search: text })}
          />
        )}
        <FilterSheetButton {...panel} active={active} matching={matching} />
        <SortSelect
          sorts={sorts}
          value={choice.sort}
          onChange={(sort) => choose({ ...choice, sort })}
        />
        <p
          role="status"
          className={`min-h-5 w-full text-sm text-muted tabular-nums ${searchable ? '' : 'lg:order-first lg:w-auto lg:flex-1'}`}
        >
          {!list.isLoadingError && (
            <>
              <SearchedInstead
                term={applied.filters.search.trim()}
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
      <FilterChips {...panel} />
      <ProductList
        list={list}
        skeletons={skeletons}
        onClear={panel.onClear}
        wholeList={isUnchanged ? path : undefined}
      />
      <RankingLink />
    </FilteredLayout>
  )
}

function pathOf(category: string, collection: string | undefined): string {
  if (collection !== undefined) return `/collection/${collection}`
  return category === '' ? '/products' : `/category/${category}`
}
