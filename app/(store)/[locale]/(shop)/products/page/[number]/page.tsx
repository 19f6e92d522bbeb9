import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import NotFound, { generateMetadata as notFoundMetadata } from '@/app/(store)/[locale]/not-found'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ListPart } from '@/components/catalog/listing/list-part'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedListPart } from '@/lib/catalog/cached-listings'
import { partOfUrl, partUrl } from '@/lib/catalog/list-parts'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'

type Props = { params: Promise<{ number: string }> }

const LIST = '/products'

/** The others are rendered on their first visit. */
export const generateStaticParams = () => [{ number: '2' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = partOfUrl((await params).number)
  return number === null ? notFoundMetadata() : pageMetadata(await pageDetails(number))
}

async function pageDetails(number: number) {
  const [t, whole] = await Promise.all([getTranslations('listing'), storePageDetails(LIST)])
  return {
    ...whole,
    path: partUrl(LIST, number),
    title: t('partOf', { list: whole.title, number }),
  }
}

/** A part of all products, for those who follow links. */
export default async function ProductsPart({ params }: Props) {
  const number = partOfUrl((await params).number)
  if (number === 1) return <MovedPage href={LIST} />
  const page =
    number === null
      ? null
      : await cachedListPart(number, await catalogueLanguage(await getLocale()))
  if (number === null || page === null)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const [t, listing, crumb, details] = await Promise.all([
    getTranslations('listingPage'),
    getTranslations('listing'),
    getTranslations('breadcrumb'),
    pageDetails(number),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: LIST },
    { name: listing('part', { number }), path: details.path },
  ]
  return (
    <>
      <PageStructuredData page={details} crumbs={crumbs} products={page.products} />
      <ListPart
        title={listing('partOf', { list: t('title'), number })}
        crumbs={crumbs}
        list={LIST}
        number={number}
        page={page}
      />
    </>
  )
}
