import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { SearchLoading } from '@/components/catalog/search/search-loading'
import { SearchMore } from '@/components/catalog/search/search-more'
import { SearchScreen } from '@/components/catalog/search/search-screen'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { cachedProducts, factsInFilters } from '@/lib/catalog/cached-listings'
import { mainCategoriesIn } from '@/lib/catalog/queries'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

const SKELETONS = 8
const POPULAR_COUNT = 4

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale, { storeName }] = await Promise.all([
    getTranslations('searchPage'),
    getLocale(),
    cachedSettings(),
  ])
  return pageMetadata({
    locale,
    path: '/search',
    title: t('title'),
    description: t('metaDescription', { storeName }),
    robots: 'noindex, follow',
  })
}

export default async function SearchPage() {
  const [t, facts, categories, { products }] = await Promise.all([
    getTranslations('searchPage'),
    factsInFilters(await getLocale()),
    mainCategoriesIn(await getLocale()),
    cachedProducts({ limit: POPULAR_COUNT, ...(await catalogueLanguage(await getLocale())) }),
  ])
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <ClientMessages namespaces={['searchPage']}>
        {/* The URL is read in the browser, so that one prerendered page serves every search. */}
        <Suspense fallback={<SearchLoading title={t('title')} skeletons={SKELETONS} />}>
          <SearchScreen
            skeletons={SKELETONS}
            facts={facts}
            more={<SearchMore categories={categories} popular={products} />}
          />
        </Suspense>
      </ClientMessages>
    </div>
  )
}
