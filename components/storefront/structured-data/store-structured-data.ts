import type { Graph } from 'schema-dts'
import { type Locale, TRANSLATED_LOCALES, textLocaleOf } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

type StoreDetails = {
  locale: Locale
  siteUrl: string
  storeName: string
  description: string
  /** The store's icon, a path and, where it is known, its size. */
  icon: { path: string; width?: string; height?: string }
  email: string
  phone: string
  /** Who sells, as far as the owner has said. */
  seller: { name: string; address: string; taxId: string | null }
}

/** Structured data of the store and its site, with its search URL. */
export function storeStructuredData(details: StoreDetails): Graph {
  const { locale, siteUrl, storeName, description, icon, email, phone, seller } = details
  const { path, ...size } = icon
  const organisation = `${siteUrl}/#organization`
  const urlOf = (href: string) => siteUrl + getPathname({ href, locale })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: storeName,
        url: siteUrl,
        description,
        ...(seller.name && { legalName: seller.name }),
        ...(seller.address && { address: seller.address.replaceAll('\n', ', ') }),
        ...(seller.taxId && { vatID: seller.taxId }),
        logo: { '@type': 'ImageObject', url: siteUrl + path, ...size },
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email,
          telephone: phone,
          availableLanguage: [...TRANSLATED_LOCALES],
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        name: storeName,
        url: urlOf('/'),
        inLanguage: textLocaleOf(locale),
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${urlOf('/search')}?q={search_term_string}`,
          },
          // Required by search engines, but missing in schema.org's types.
          ...({ 'query-input': 'required name=search_term_string' } as object),
        },
      },
    ],
  }
}
