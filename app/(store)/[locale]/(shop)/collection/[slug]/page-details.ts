import { getLocale, getTranslations } from 'next-intl/server'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { collectionText } from '@/lib/catalog/collection-rules'
import type { Collection } from '@/lib/catalog/collections'
import { partUrl } from '@/lib/catalog/list-parts'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { textLocaleOf } from '@/lib/i18n/locales'

export const listOf = ({ slug }: Pick<Collection, 'slug'>) => `/collection/${slug}`

/** What the head of a part of a collection says. @param number from 1 on */
export async function pageDetails(collection: Collection, number = 1): Promise<PageDetails> {
  const [t, listing, locale] = await Promise.all([
    getTranslations('collections'),
    getTranslations('listing'),
    getLocale(),
  ])
  const { name, texts, seoTitle, seoDescription } = collection
  const title = seoTitle || t('metaTitleOf', { name })
  return {
    locale,
    path: partUrl(listOf(collection), number),
    title: number === 1 ? title : listing('partOf', { list: title, number }),
    description:
      seoDescription ||
      collectionText(texts, textLocaleOf(locale)) ||
      t('metaDescriptionOf', { name }),
  }
}

/** The way from the home page to a collection. */
export async function collectionCrumbs(collection: Collection): Promise<Crumb[]> {
  const [t, crumb] = await Promise.all([
    getTranslations('collections'),
    getTranslations('breadcrumb'),
  ])
  return [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: '/collections' },
    { name: collection.name, path: listOf(collection) },
  ]
}
