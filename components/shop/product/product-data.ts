import type { Product as ProductThing, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import type { Product } from '@/lib/domains/catalog/contracts'

/** A product for search engines. */
export function productData(product: Product, url: string): WithContext<ProductThing> {
  const pictures = [product.image, ...product.additionalImages]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    image: pictures.map((picture) => new URL(picture, env().SITE_URL).href),
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
