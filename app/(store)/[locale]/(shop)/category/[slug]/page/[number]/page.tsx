import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ListPart } from '@/components/catalog/listing/list-part'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedListPart } from '@/lib/catalog/cached-listings'
import type { Category } from '@/lib/catalog/contracts'
import { partOfUrl, partUrl } from '@/lib/catalog/list-parts'
import { categoryBySlug, categoryIn } from '@/lib/catalog/queries'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { shownLanguages } from '@/lib/catalog/translations/shown-languages'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { categoryPicture } from '@/lib/content/seo/share-picture-url'
import { categoryCrumbs } from '../../../../category-crumbs'
import { NoCategory, NoCategoryHere } from '../../no-category'
import { generateMetadata as notFoundMetadata } from '../../not-found'

type Props = { params: Promise<{ slug: string; number: string }> }

/** Rendered on their first visit; Next wants one that the build renders. */
export const generateStaticParams = () => [{ slug: '-', number: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, number: text } = await params
  const category = await categoryOf(slug)
  const number = partOfUrl(text)
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
    path: partUrl(listOf(category), number),
    title: listing('partOf', { list: t('metaTitle', { name: category.name }), number }),
    description: category.description,
    picture: categoryPicture(category),
    languages: await shownLanguages('category', category.id),
  }
}

const categoryOf = async (slug: string) => {
  const category = await categoryBySlug(slug)
  return category && categoryIn(category, await getLocale())
}

const listOf = ({ slug }: Category) => `/category/${slug}`

/** A part of a category's products, for those who follow links. */
export default async function CategoryPart({ params }: Props) {
  const { slug, number: text } = await params
  const number = partOfUrl(text)
  if (number === null) return <NoCategory />
  const category = await categoryOf(slug)
  if (!category) return <NoCategoryHere slug={slug} part={number} />
  if (number === 1) return <MovedPage href={listOf(category)} />
  const page = await cachedListPart(number, {
    category: slug,
    ...(await catalogueLanguage(await getLocale())),
  })
  if (!page) return <NoCategory />
  const [listing, toCategory, details] = await Promise.all([
    getTranslations('listing'),
    categoryCrumbs(category),
    pageDetails(category, number),
  ])
  const crumbs = [...toCategory, { name: listing('part', { number }), path: details.path }]
  return (
    <>
      <PageStructuredData page={details} crumbs={crumbs} products={page.products} />
      <ListPart
        title={listing('partOf', { list: category.name, number })}
        crumbs={crumbs}
        list={listOf(category)}
        number={number}
        page={page}
      />
    </>
  )
}
