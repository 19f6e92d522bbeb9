import { getLocale } from 'next-intl/server'
import { toProductCardData } from '@/components/catalog/product-card-data'
import { ClientMessages } from '@/components/language/client-messages'
import type { FirstReviews } from '@/components/reviews/product-reviews'
import type { Crumb } from '@/components/seo/breadcrumb'
import { breadcrumbStructuredData } from '@/components/seo/breadcrumb-structured-data'
import { JsonLd } from '@/components/seo/json-ld'
import type { Product } from '@/lib/catalog/contracts'
import type { OptionGroup } from '@/lib/catalog/option-choices'
import { regionNames } from '@/lib/catalog/regions'
import { productStructuredData } from './product-structured-data'
import { ProductView } from './product-view'

const NAMESPACES = ['productPage', 'recentlyViewed', 'reviews'] as const
const WITH_ALERTS = [...NAMESPACES, 'productAlerts', 'form'] as const

type ProductScreenProps = {
  product: Product
  crumbs: readonly Crumb[]
  boughtTogether: readonly Product[]
  related: readonly Product[]
  reviews: FirstReviews
  options: readonly OptionGroup[]
  /** The store's base URL, for structured data. */
  siteUrl: string
  /** Whether shoppers may be mailed when it is back or costs less. */
  offersAlerts: boolean
}

export async function ProductScreen(props: ProductScreenProps) {
  const { product, crumbs, boughtTogether, related, options, reviews, siteUrl, offersAlerts } =
    props
  const locale = await getLocale()
  return (
    <>
      <JsonLd data={productStructuredData(product, reviews.first, locale, siteUrl)} />
      <JsonLd data={breadcrumbStructuredData(crumbs, locale, siteUrl)} />
      <ClientMessages namespaces={offersAlerts ? WITH_ALERTS : NAMESPACES}>
        <ProductView
          product={product}
          crumbs={crumbs}
          boughtTogether={boughtTogether.map(toProductCardData)}
          related={related.map(toProductCardData)}
          options={options}
          regions={regionNames(product.regions, locale)}
          reviews={reviews}
          offersAlerts={offersAlerts}
        />
      </ClientMessages>
    </>
  )
}
