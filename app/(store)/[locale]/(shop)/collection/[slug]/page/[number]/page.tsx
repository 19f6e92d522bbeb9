import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ListPart } from '@/components/catalog/listing/list-part'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedListPart } from '@/lib/catalog/cached-listings'
import { collectionBySlug } from '@/lib/catalog/collections'
import { partOfUrl } from '@/lib/catalog/list-parts'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { NoCollection, NoCollectionHere } from '../../no-collection'
import { generateMetadata as notFoundMetadata } from '../../not-found'
import { collectionCrumbs, listOf, pageDetails } from '../../page-details'

type Props = { params: Promise<{ slug: string; number: string }> }

/** Rendered on their first visit; Next wants one that the build renders. */
export const generateStaticParams = () => [{ slug: '-', number: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, number: text } = await params
  const collection = await collectionBySlug(slug)
  const number = partOfUrl(text)
  return collection && number !== null
    ? pageMetadata(await pageDetails(collection, number))
    : notFoundMetadata()
}

/** A part of a collection's products, for those who follow links. */
export default async function CollectionPart({ params }: Props) {
  const { slug, number: text } = await params
  const number = partOfUrl(text)
  const collection = await collectionBySlug(slug)
  if (number === null) return <NoCollection />
  if (!collection) return <NoCollectionHere slug={slug} part={number} />
  if (number === 1) return <MovedPage href={listOf(collection)} />
  const page = await cachedListPart(number, { collection: slug })
  if (!page) return <NoCollection />
  const [listing, toCollection, details] = await Promise.all([
    getTranslations('listing'),
    collectionCrumbs(collection),
    pageDetails(collection, number),
  ])
  const crumbs = [...toCollection, { name: listing('part', { number }), path: details.path }]
  return (
    <>
      <PageStructuredData page={details} crumbs={crumbs} products={page.products} />
      <ListPart
        title={listing('partOf', { list: collection.name, number })}
        crumbs={crumbs}
        list={listOf(collection)}
        number={number}
        page={page}
      />
    </>
  )
}
