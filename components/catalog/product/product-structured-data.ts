import type { Product as ProductThing, WithContext } from 'schema-dts'
import type { Product } from '@/lib/catalog/contracts'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

/** A product's structured data. @param siteUrl the store's base URL, such as `https://shop.example` */
export function productStructuredData(
  product: Product,
  locale: Locale,
  siteUrl: string,
): WithContext<ProductThing> {
  const url = siteUrl + getPathname({ href: `/products/${product.slug}`, locale })
  const pictures = [product.image, ...product.additionalImages]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    image: pictures.map((picture) => new URL(picture, siteUrl).href),
    brand: { '@type': 'Brand', name: product.publisher },
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'USD',
      availability: product.inStock
        ? 'https://schema.org/InStock'
        : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: 5,
      },
    }),
  }
}
