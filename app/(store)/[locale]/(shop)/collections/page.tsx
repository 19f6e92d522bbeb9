import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { CollectionCard } from '@/components/catalog/collections/collection-card'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { collectionText } from '@/lib/catalog/collection-rules'
import { visibleCollections } from '@/lib/catalog/collections'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { textLocaleOf } from '@/lib/i18n/locales'
import { cachedSettings } from '@/lib/settings/queries'
import { NoCollection } from '../collection/[slug]/no-collection'
import { generateMetadata as notFoundMetadata } from '../collection/[slug]/not-found'

const PATH = '/collections'

export async function generateMetadata(): Promise<Metadata> {
  return (await visibleCollections()).length > 0
    ? pageMetadata(await pageDetails())
    : notFoundMetadata()
}

async function pageDetails(): Promise<PageDetails> {
  const [t, locale, { storeName }] = await Promise.all([
    getTranslations('collections'),
    getLocale(),
    cachedSettings(),
  ])
  return {
    locale,
    path: PATH,
    title: t('title'),
    description: t('metaDescription', { storeName }),
  }
}

/** The collections, where any is visible. */
export default async function CollectionsPage() {
  const [t, crumb, locale, collections] = await Promise.all([
    getTranslations('collections'),
    getTranslations('breadcrumb'),
    getLocale(),
    visibleCollections(),
  ])
  if (collections.length === 0) return <NoCollection />
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <PageStructuredData page={await pageDetails()} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-6 text-4xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('text')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {collections.map(({ slug, name, image, texts }) => (
          <li key={slug}>
            <CollectionCard
              slug={slug}
              name={name}
              image={image}
              text={collectionText(texts, textLocaleOf(locale))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
