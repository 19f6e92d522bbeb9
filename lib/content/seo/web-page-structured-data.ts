import type { Thing, WithContext } from 'schema-dts'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { SchemaType } from './choices'
import type { SeoFields } from './contracts'

type Described = {
  name: string
  description: string
  address: string
  language: string
  siteUrl: string
  storeName: string
}

/**
 * The page itself as a thing of schema.org, of the kind that its SEO names.
 *
 * @returns `null` when the page describes itself already
 */
export function webPageStructuredData(
  page: Described,
  own: readonly SchemaType[],
  seo?: SeoFields,
): WithContext<Thing> | null {
  const type = seo?.schemaType ?? 'WebPage'
  if (own.length > 0 && (type === 'WebPage' || own.includes(type))) return null
  const { siteUrl, storeName } = page
  const absolute = (address: string) => new URL(address, siteUrl).href
  const image = seo?.ogImage ? absolute(seo.ogImage) : undefined
  const shared = {
    '@context': 'https://schema.org',
    name: page.name,
    ...(page.description && { description: page.description }),
    url: absolute(page.address),
    ...(image && { image }),
  } as const
  if (type === 'Product') return { '@type': type, ...shared }
  if (type === 'Organization' || type === 'LocalBusiness') return { '@type': type, ...shared }
  const work = {
    ...shared,
    inLanguage: textLocaleOf(page.language),
    ...(seo?.author && { author: authorOf(seo.author, storeName) }),
    publisher: {
      '@type': 'Organization',
      name: seo?.publisher || storeName,
      url: siteUrl,
    } as const,
    ...(seo?.keywords && { keywords: seo.keywords }),
  }
  if (type === 'Article' || type === 'BlogPosting')
    return { '@type': type, headline: page.name, ...work }
  return { '@type': type, ...work }
}

const authorOf = (name: string, storeName: string) =>
  ({ '@type': name === storeName ? 'Organization' : 'Person', name }) as const
