import type { ItemList, WithContext } from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

export type ListedProduct = { name: string; slug: string }

/** A product list's structured data. @param siteUrl the store's base URL, such as `https://shop.example` */
export function itemListStructuredData(
  products: readonly ListedProduct[],
  locale: Locale,
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + getPathname({ href: `/products/${slug}`, locale }),
    })),
  }
}
