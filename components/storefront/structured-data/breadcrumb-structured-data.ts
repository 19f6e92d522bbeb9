import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'
import type { Crumb } from './breadcrumb'

/** The breadcrumb's structured data. @param siteUrl the store's base URL, such as `https://shop.example` */
export function breadcrumbStructuredData(
  crumbs: readonly Crumb[],
  locale: Locale,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + getPathname({ href: path, locale }),
    })),
  }
}
