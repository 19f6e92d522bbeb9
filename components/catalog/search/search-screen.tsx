'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import { useStoreProps } from '@/components/storefront/store-props'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'

type SearchScreenProps = {
  /** Number of skeleton cards while loading. */
  skeletons: number
  /** Shown without results. */
  more: ReactNode
  /** The owner's own facts that lists are filtered by. */
  facts?: readonly LocalFact[]
}

/** The search page: results for the URL's query, or a search form. */
export function SearchScreen({ skeletons, more, facts }: SearchScreenProps) {
  const t = useTranslations('searchPage')
  const params = useSearchParams()
  const term = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
  const { storeName } = useStoreProps()
  useEffect(() => {
    if (term !== '') document.title = `${t('resultsFor', { term })} | ${storeName}`
  }, [term, storeName, t])
  useEffect(() => {
    if (term !== '') trackShopEvent({ name: 'search', term })
  }, [term])
  return (
    <>
      <h1 className="text-3xl font-extrabold [overflow-wrap:anywhere] sm:text-4xl">
        {term === '' ? t('title') : t('resultsFor', { term })}
      </h1>
      <SearchForm term={term} />
      {term === '' ? (
        <>
          <p className="mt-3 mb-10 text-muted">{t('text')}</p>
          {more}
        </>
      ) : (
        <SearchResults
          term={term}
          isPlain={params.get('plain') === 'true'}
          skeletons={skeletons}
          more={more}
          facts={facts}
        />
      )}
    </>
  )
}
