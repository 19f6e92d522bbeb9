import type {
  Product as ProductThing,
  PropertyValue as PropertyThing,
  Review as ReviewThing,
  VideoObject as VideoThing,
  WithContext,
} from 'schema-dts'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import type { SaidFact } from '@/lib/catalog/own-fact-rules'
import { videoAt } from '@/lib/catalog/product-video'
import { isRatedByBuyers } from '@/lib/catalog/rating-rules'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'
import { savedPercent } from '@/lib/pricing/discount'
import type { Review } from '@/lib/reviews/contracts'

/**
 * A product's structured data. Ratings and reviews are those of buyers, or left out.
 *
 * @param reviews the first of its published reviews
 * @param store its base URL, such as `https://shop.example`, what prices are in, and what its page says of the owner's own facts
 */
export function productStructuredData(
  product: Product,
  reviews: readonly Review[],
  locale: Locale,
  {
    siteUrl,
    currency,
    ownFacts = [],
  }: { siteUrl: string; currency: CurrencyCode; ownFacts?: readonly SaidFact[] },
): WithContext<ProductThing> {
  const url = siteUrl + getPathname({ href: `/products/${product.slug}`, locale })
  const pictures = [product.image, ...product.additionalImages]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    // The id is what feeds and calls name it by.
    productID: String(product.id),
    sku: product.sku ?? String(product.id),
    ...(product.gtin !== null && { gtin: product.gtin }),
    ...(product.mpn !== null && { mpn: product.mpn }),
    image: pictures.map((picture) => new URL(picture, siteUrl).href),
    brand: { '@type': 'Brand', name: product.publisher },
    ...videoThing(product, siteUrl),
    ...(ownFacts.length > 0 && { additionalProperty: ownFacts.map(propertyOf) }),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: currency,
      ...(product.saleEndsAt && { priceValidUntil: product.saleEndsAt }),
      availability: availabilityOf(product),
      ...(product.availableFrom && { availabilityStarts: product.availableFrom }),
      itemCondition:
        product.licenceKind === 'used'
          ? 'https://schema.org/UsedCondition'
          : 'https://schema.org/NewCondition',
      ...(savedPercent(product) !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: PRICE_TYPES[product.originalPriceKind],
          price: product.originalPrice ?? product.price,
          priceCurrency: currency,
        },
      }),
    },
    ...(isRatedByBuyers(product) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: 5,
      },
      review: reviews.map(reviewThing),
    }),
  }
}

const propertyOf = ({ name, text, number }: SaidFact): PropertyThing => ({
  '@type': 'PropertyValue',
  name,
  value: number ? Number(number.value) : text,
  ...(number && number.unit !== '' && { unitText: number.unit }),
})

function availabilityOf(product: Product) {
  if (!product.inStock) return 'https://schema.org/OutOfStock'
  if (product.availableFrom) return 'https://schema.org/PreOrder'
  return waitsForKeys(product) ? 'https://schema.org/BackOrder' : 'https://schema.org/InStock'
}

/** Search engines strike through what is of these types. */
const PRICE_TYPES = {
  recommended: 'https://schema.org/SRP',
  lowest30: 'https://schema.org/StrikethroughPrice',
} as const

/** No date: when it was put there is its host's to say. */
function videoThing(
  { videoUrl, name, description, image }: Product,
  siteUrl: string,
): { subjectOf?: VideoThing } {
  const video = videoUrl === null ? null : videoAt(videoUrl)
  if (!video) return {}
  return {
    subjectOf: {
      '@type': 'VideoObject',
      name,
      description,
      thumbnailUrl: new URL(image, siteUrl).href,
      url: video.url,
      embedUrl: video.frameUrl,
    },
  }
}

const reviewThing = (review: Review): ReviewThing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.displayName },
  datePublished: review.publishedAt.slice(0, 10),
  ...(review.title && { name: review.title }),
  reviewBody: review.text,
  inLanguage: review.locale,
  reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
})
