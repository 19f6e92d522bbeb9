import type { AboutPage, WithContext } from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

type AboutDetails = {
  locale: Locale
  siteUrl: string
  path: string
  title: string
  description?: string
  storeName: string
  supportEmail: string
  supportPhone: string
}

/** Structured data of the about page. */
export function aboutStructuredData(details: AboutDetails): WithContext<AboutPage> {
  const { locale, siteUrl, path, title, description } = details
  const { storeName, supportEmail, supportPhone } = details
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: title,
    description,
    url: siteUrl + getPathname({ href: path, locale }),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Organization',
      name: storeName,
      url: siteUrl,
      logo: `${siteUrl}/images/logo-mark.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: supportEmail,
        telephone: supportPhone,
      },
    },
  }
}
