'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FilterChips } from '@/components/catalog/listing/filter-chips'
import { FilterSheetButton } from '@/components/catalog/listing/filter-sheet-button'
import { FilteredLayout } from '@/components/catalog/listing/filtered-layout'
import type { Offer } from '@/components/catalog/listing/listing-address'
import { type Filters, filterCount, NO_FILTERS } from '@/components/catalog/listing/product-filters'
import { ProductList } from '@/components/catalog/listing/product-list'
import { RankingLink } from '@/components/catalog/listing/ranking-link'
import { SearchedInstead } from '@/components/catalog/listing/searched-instead'
import { SortSelect } from '@/components/catalog/listing/sort-select'
import { useFilterValues } from '@/components/catalog/listing/use-filter-values'
import { useListingChoice } from '@/components/catalog/listing/use-listing-choice'
import { useOwnFactFilters } from '@/components/catalog/listing/use-own-fact-filters'
import { useProductList } from '@/components/catalog/listing/use-product-list'
import { ProductGridSkeleton } from '@/components/catalog/product-grid-skeleton'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { useStoreProps } from '@/components/storefront/store-props'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { QueryProvider } from '@/components/ui/query-provider'
import type { Sort } from '@/lib/catalog/contracts'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { textLocaleOf } from '@/lib/i18n/locales'
import { BesideResults } from './beside-results'
import { SearchUnderstood } from './search-understood'
import { useSuggestionsFor } from './use-suggestions'

const SORTS = ['relevance', 'price-low', 'price-high', 'newest', 'rating'] as const
const DEFAULT_SORT: Sort = 'relevance'
/** The address has the filters; what is searched for is in the page's own parameter, and the sort in the page only. */
const OFFER: Offer = { sorts: [DEFAULT_SORT], category: '', isSearch: true }

type SearchResultsProps = {
  term: string
  isPlain: boolean
  skeletons: number
  more: ReactNode
  /** The owner's own facts that lists are filtered by. */
  facts?: readonly LocalFact[]
}

/** Whether amounts may be named, which are of the currency that is shown. */
const namesAmount = (term: string) => /\d/.test(term)

/** The results of a search. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <QueryProvider>
      <ResultList {...props} />
    </QueryProvider>
  )
}

function ResultList({ term, isPlain, skeletons, more, facts }: SearchResultsProps) {
  const t = useTranslations('searchPage')
  // A new search starts with the best matches.
  const [chosen, setChosen] = useState({ term, sort: DEFAULT_SORT })
  const sort = chosen.term === term ? chosen.sort : DEFAULT_SORT
  const { choice, applied, choose } = useListingChoice('/search', OFFER)
  const [currency] = useCurrency()
  const { baseCurrency } = useStoreProps()
  const filters = {
    ...applied.filters,
    search: term,
    meaning: !isPlain || undefined,
    currency: currency === baseCurrency || !namesAmount(term) ? undefined : currency,
    language: textLocaleOf(useLocale()),
  }
  const list = useProductList(filters, sort)
  const suggestions = useSuggestionsFor(term)
  const values = useFilterValues(filters)
  const found = list.isPlaceholderData ? undefined : list.data?.pages[0]
  const total = found?.total
  const active = filterCount({ ...choice.filters, search: '' })
  const panel = {
    filters: choice.filters,
    onChange: (change: Partial<Filters>) =>
      choose({ ...choice, filters: { ...choice.filters, ...change, search: '' } }),
    onClear: () => choose({ ...choice, filters: NO_FILTERS }),
    isClear: active === 0,
    values,
    ownFacts: useOwnFactFilters(facts, filters),
  }
  const isNothing = total === 0 && active === 0
  const status = (
    <p
      role="status"
      className={classNames(
        'text-sm text-muted tabular-nums lg:order-first lg:w-auto lg:flex-1',
        !isNothing && 'min-h-5 w-full',
      )}
    >
      {found && found.total > 0 && (
        <>
          <SearchedInstead term={term} searched={found.searched} />
          <SearchUnderstood term={term} understood={found.searched.understood} />
          {t(found.isMinimum ? 'countMore' : 'count', { count: found.total })}
        </>
      )}
      {total === 0 && <span className="sr-only">{t('noResults')}</span>}
      {list.isFetching && total === undefined && t('loading')}
    </p>
  )
  if (isNothing)
    return (
      <div className="mt-6">
        {status}
        {suggestions && <BesideResults term={term} suggestions={suggestions} />}
        <NoResults term={term} />
        <div className="mt-10">{more}</div>
      </div>
    )
  return (
    <div className="mt-6">
      <FilteredLayout panel={panel}>
        <div className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-3.5">
          <FilterSheetButton
            {...panel}
            active={active}
            matching={{ count: total ?? 0, isMinimum: found?.isMinimum ?? false }}
          />
          <SortSelect
            sorts={SORTS}
            value={sort}
            onChange={(next) => setChosen({ term, sort: next })}
          />
          {status}
        </div>
        <FilterChips {...panel} />
        {/* Both at once: nothing that is shown moves. */}
        {suggestions ? (
          <>
            <BesideResults term={term} suggestions={suggestions} />
            <ProductList list={list} skeletons={skeletons} onClear={panel.onClear} />
          </>
        ) : (
          <ProductGridSkeleton count={skeletons} columns={3} />
        )}
        <RankingLink />
      </FilteredLayout>
    </div>
  )
}

function NoResults({ term }: { term: string }) {
  const t = useTranslations('searchPage')
  return (
    <section
      aria-labelledby="no-results"
      className="flex flex-col gap-x-6 gap-y-4 rounded-card border border-dashed border-line-strong/50 bg-surface p-6 sm:flex-row sm:p-8"
    >
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name="search-x" className="size-7" />
      </span>
      <div className="min-w-0">
        <h2 id="no-results" className="text-xl font-bold">
          {t('noResults')}
        </h2>
        <p className="mt-1.5 text-muted [overflow-wrap:anywhere]">{t('noResultsText', { term })}</p>
        <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-primary-strong">
          <li>{t('tips.spelling')}</li>
          <li>{t('tips.fewer')}</li>
          <li>{t('tips.publisher')}</li>
          <li>{t('tips.categories')}</li>
        </ul>
      </div>
    </section>
  )
}
