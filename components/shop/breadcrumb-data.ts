import type { BreadcrumbList, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'
import type { Crumb } from './breadcrumb'

/** The full address of a storefront path in a language. */
export function addressOf(path: string, locale: Locale): string {
  return env().SITE_URL + getPathname({ href: path, locale })
}

/** The breadcrumb for search engines. */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  locale: Locale,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, locale),
    })),
  }
}
