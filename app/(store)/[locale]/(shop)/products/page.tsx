import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import type { CategoryOption } from '@/components/catalog/listing/category-option'
import { Listing } from '@/components/catalog/listing/listing'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { cachedFilterValues, cachedProducts, listedOwnFacts } from '@/lib/catalog/cached-listings'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { categoriesIn } from '@/lib/catalog/queries'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/products'
const SORTS = ['popularity', 'price-low', 'price-high', 'newest', 'name', 'rating'] as const
const SKELETONS = 12

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function ProductsPage() {
  const locale = await getLocale()
  const asked = await catalogueLanguage(locale)
  const [t, crumb, settings, categories, values, ownFacts, { products, ...found }] =
    await Promise.all([
      getTranslations('listingPage'),
      getTranslations('breadcrumb'),
      cachedSettings(),
      categoryOptions(),
      cachedFilterValues(),
      listedOwnFacts(locale),
      cachedProducts({ limit: PAGE_SIZE, ...asked }),
    ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} crumbs={crumbs} products={products} />
      <div className="page-width pt-5 pb-16 lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="mt-4 text-3xl font-extrabold sm:text-4xl">{t('title')}</h1>
        <p className="mt-2 mb-7 max-w-2xl text-muted">
          {t('intro', promiseValues(promisesOf(settings)))}
        </p>
        <Listing
          first={{ products: products.map(toProductCardData), ...found }}
          values={values}
          ownFacts={ownFacts}
          totalCount={found.total}
          sorts={SORTS}
          skeletons={SKELETONS}
          categories={categories}
          searchable
          language={asked.language}
        />
      </div>
    </>
  )
}

async function categoryOptions(): Promise<CategoryOption[]> {
  const all = await categoriesIn(await getLocale())
  const option = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
  return all
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      ...option(main),
      subcategories: all.filter(({ parentId }) => parentId === main.id).map(option),
    }))
}
