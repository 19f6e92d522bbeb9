import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ListBanner } from '@/components/catalog/listing/list-banner'
import { Listing } from '@/components/catalog/listing/listing'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { cachedFilterValues, cachedProducts, listedOwnFacts } from '@/lib/catalog/cached-listings'
import { collectionText, sortsOf } from '@/lib/catalog/collection-rules'
import { collectionBySlug, visibleCollections } from '@/lib/catalog/collections'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { textLocaleOf } from '@/lib/i18n/locales'
import { atLeastOne } from '@/lib/platform/static-params'
import { NoCollectionHere } from './no-collection'
import { generateMetadata as notFoundMetadata } from './not-found'
import { collectionCrumbs, pageDetails } from './page-details'

type Props = { params: Promise<{ locale: string; slug: string }> }

const SKELETONS = 10

/** Those that are visible are rendered by the build; later ones on their first visit. */
export async function generateStaticParams() {
  const slugs = (await visibleCollections()).map(({ slug }) => ({ slug }))
  return atLeastOne(slugs, { slug: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const collection = await collectionBySlug((await params).slug)
  if (!collection) return notFoundMetadata()
  return pageMetadata(await pageDetails(collection))
}

/** A collection with its products, narrowed down and ordered as those of a category. */
export default async function CollectionPage({ params }: Props) {
  const { slug } = await params
  const collection = await collectionBySlug(slug)
  if (!collection) return <NoCollectionHere slug={slug} />
  const locale = await getLocale()
  const asked = await catalogueLanguage(locale)
  const [crumbs, values, ownFacts, { products, ...found }] = await Promise.all([
    collectionCrumbs(collection),
    cachedFilterValues(undefined, slug),
    listedOwnFacts(locale, undefined, slug),
    cachedProducts({ collection: slug, limit: PAGE_SIZE, ...asked }),
  ])
  const text = collectionText(collection.texts, textLocaleOf(locale))
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <PageStructuredData
        page={await pageDetails(collection)}
        crumbs={crumbs}
        products={products}
      />
      <ListBanner
        title={collection.name}
        picture={collection.image}
        crumbs={crumbs}
        productCount={found.total}
      >
        {text && (
          <p className="mt-1.5 text-sm leading-relaxed whitespace-pre-line text-white/90 sm:text-base sm:leading-relaxed">
            {text}
          </p>
        )}
      </ListBanner>
      <div className="mt-8">
        <Listing
          key={slug}
          first={{ products: products.map(toProductCardData), ...found }}
          values={values}
          ownFacts={ownFacts}
          totalCount={found.total}
          sorts={sortsOf(collection)}
          skeletons={SKELETONS}
          collection={slug}
          language={asked.language}
        />
      </div>
    </div>
  )
}
