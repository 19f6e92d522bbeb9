import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/catalog/edition-finder/finder-screen'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { readAddress } from '@/lib/catalog/edition-finder/answers'
import { cachedCandidates, candidatesOfFamily } from '@/lib/catalog/edition-finder/candidates'
import { categoryBySlug } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { categoryCrumbs } from '../../../category-crumbs'
import { NoCategoryHere } from '../no-category'
import { generateMetadata as notFoundMetadata } from '../not-found'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Its address has the answers, and it is read without scripts as well: it is rendered on request.
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await categoryBySlug((await params).slug)
  if (!category) return notFoundMetadata()
  const [t, locale] = await Promise.all([getTranslations('editionFinder'), getLocale()])
  return pageMetadata({
    locale,
    path: `/category/${category.slug}/choose`,
    title: t('title', { name: category.name }),
    description: t('metaDescription', { name: category.name }),
    robots: 'noindex, follow',
  })
}

export default async function EditionFinderPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams])
  const category = await categoryBySlug(slug)
  if (!category) return <NoCategoryHere slug={slug} />
  const address = readAddress(query)
  const [crumbs, candidates] = await Promise.all([
    categoryCrumbs(category),
    address.family === null
      ? cachedCandidates(category.id)
      : candidatesOfFamily(category.id, address.family),
  ])
  return (
    <ClientMessages namespaces={['editionFinder']}>
      <FinderScreen category={category} crumbs={crumbs} candidates={candidates} address={address} />
    </ClientMessages>
  )
}
