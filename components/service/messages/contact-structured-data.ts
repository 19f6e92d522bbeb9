import type { ContactPage, WithContext } from 'schema-dts'
import { OFFICES } from '@/content/contact'
import { type Locale, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

type ContactDetails = {
  locale: Locale
  siteUrl: string
  title: string
  storeName: string
  email: string
  phone: string
}

/** Structured data of the contact page. */
export function contactStructuredData(details: ContactDetails): WithContext<ContactPage> {
  const { locale, siteUrl, title, storeName, email, phone } = details
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: title,
    url: siteUrl + getPathname({ href: '/contact', locale }),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Organization',
      name: storeName,
      url: siteUrl,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        telephone: phone,
        availableLanguage: [...TRANSLATED_LOCALES],
      },
      location: OFFICES.map(({ city, country, address, ...office }) => ({
        '@type': 'Place',
        name: `${storeName} ${city}`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address[0] ?? '',
          addressLocality: city,
          addressCountry: country,
        },
        telephone: office.phone,
      })),
    },
  }
}
