'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { NO_FILTERS } from '@/components/catalog/listing/product-filters'
import { ProductList } from '@/components/catalog/listing/product-list'
import { SearchedInstead } from '@/components/catalog/listing/searched-instead'
import { SortSelect } from '@/components/catalog/listing/sort-select'
import { useProductList } from '@/components/catalog/listing/use-product-list'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { QueryProvider } from '@/components/ui/query-provider'
import type { Sort } from '@/lib/catalog/contracts'

const SORTS = ['relevance', 'price-low', 'price-high', 'newest', 'rating'] as const
const DEFAULT_SORT: Sort = 'relevance'

type SearchResultsProps = { term: string; skeletons: number; more: ReactNode }

/** The results of a search. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <QueryProvider>
      <ResultList {...props} />
    </QueryProvider>
  )
}

function ResultList({ term, skeletons, more }: SearchResultsProps) {
  const t = useTranslations('searchPage')
  // A new search starts with the best matches.
  const [chosen, setChosen] = useState({ term, sort: DEFAULT_SORT })
  const sort = chosen.term === term ? chosen.sort : DEFAULT_SORT
  const list = useProductList({ ...NO_FILTERS, search: term }, sort)
  const found = list.isPlaceholderData ? undefined : list.data?.pages[0]
  const total = found?.total
  return (
    <>
      <div
        className={classNames(
          'mt-6 flex flex-wrap items-center gap-x-4',
          total !== 0 && 'mb-4 min-h-11 gap-y-2',
        )}
      >
        <p role="status" className="flex-1 text-sm whitespace-nowrap text-muted tabular-nums">
          {found && found.total > 0 && (
            <>
              <SearchedInstead term={term} searched={found.searched} />
              {t(found.isMinimum ? 'countMore' : 'count', { count: found.total })}
            </>
          )}
          {total === 0 && <span className="sr-only">{t('noResults')}</span>}
          {list.isFetching && total === undefined && t('loading')}
        </p>
        {total !== 0 && (
          <SortSelect
            sorts={SORTS}
            value={sort}
            onChange={(next) => setChosen({ term, sort: next })}
          />
        )}
      </div>
      <ProductList
        list={list}
        skeletons={skeletons}
        columns={4}
        empty={
          <>
            <NoResults term={term} />
            <div className="mt-10">{more}</div>
          </>
        }
      />
    </>
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
