import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ListPart } from '@/components/catalog/listing/list-part'
import { Breadcrumb } from '@/components/seo/breadcrumb'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedListPart } from '@/lib/catalog/cached-listings'
import type { Category } from '@/lib/catalog/contracts'
import { partAddress, partOfAddress } from '@/lib/catalog/list-parts'
import { categoryBySlug, categoryMovedFrom } from '@/lib/catalog/queries'
import { type PageDetails, pageMetadata } from '@/lib/seo/page-metadata'
import { categoryPicture } from '@/lib/seo/share-picture-address'
import { categoryCrumbs } from '../../../../category-crumbs'
import CategoryNotFound, { generateMetadata as notFoundMetadata } from '../../not-found'

type Props = { params: Promise<{ slug: string; number: string }> }

/** Rendered on their first visit; Next wants one that the build renders. */
export const generateStaticParams = () => [{ slug: '-', number: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, number: text } = await params
  const category = await categoryBySlug(slug)
  const number = partOfAddress(text)
  return category && number !== null
    ? pageMetadata(await pageDetails(category, number))
    : notFoundMetadata()
}

async function pageDetails(category: Category, number: number): Promise<PageDetails> {
  const [t, listing, locale] = await Promise.all([
    getTranslations('category'),
    getTranslations('listing'),
    getLocale(),
  ])
  return {
    locale,
    path: partAddress(listOf(category), number),
    title: listing('partOf', { list: t('metaTitle', { name: category.name }), number }),
    description: category.description,
    picture: categoryPicture(category),
  }
}

const listOf = ({ slug }: Category) => `/category/${slug}`

/** A part of a category's products, for those who follow links. */
export default async function CategoryPart({ params }: Props) {
  const { slug, number: text } = await params
  const number = partOfAddress(text)
  const category = await categoryBySlug(slug)
  if (!category || number === null) return <NoPartHere slug={slug} number={number} />
  if (number === 1) return <MovedPage href={listOf(category)} />
  const page = await cachedListPart(number, slug)
  if (!page) return <NoPartHere slug={slug} number={null} />
  const [listing, toCategory, details] = await Promise.all([
    getTranslations('listing'),
    categoryCrumbs(category),
    pageDetails(category, number),
  ])
  const crumbs = [...toCategory, { name: listing('part', { number }), path: details.path }]
  return (
    <div className="page-width pt-5 pb-16 lg:pt-6">
      <PageStructuredData page={details} crumbs={crumbs} products={page.products} />
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 mb-7 text-3xl font-extrabold sm:text-4xl">
        {listing('partOf', { list: category.name, number })}
      </h1>
      <ListPart list={listOf(category)} number={number} page={page} />
    </div>
  )
}

async function NoPartHere({ slug, number }: { slug: string; number: number | null }) {
  const moved = number === null ? null : await categoryMovedFrom(slug)
  if (moved && number !== null) return <MovedPage href={partAddress(listOf(moved), number)} />
  return (
    <MissingPage>
      <CategoryNotFound />
    </MissingPage>
  )
}
