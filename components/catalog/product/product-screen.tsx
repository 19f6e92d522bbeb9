import { useLocale } from 'next-intl'
import { ProductViewed } from '@/components/analytics/product-viewed'
import { Breadcrumb, type Crumb } from '@/components/seo/breadcrumb'
import { breadcrumbStructuredData } from '@/components/seo/breadcrumb-structured-data'
import { JsonLd } from '@/components/seo/json-ld'
import type { Product } from '@/lib/catalog/contracts'
import { BuyBox } from './buy-box'
import { ProductGallery } from './product-gallery'
import { productStructuredData } from './product-structured-data'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

type ProductScreenProps = {
  product: Product
  crumbs: readonly Crumb[]
  related: readonly Product[]
  /** The store's base URL, for structured data. */
  siteUrl: string
}

export function ProductScreen({ product, crumbs, related, siteUrl }: ProductScreenProps) {
  const locale = useLocale()
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <JsonLd data={productStructuredData(product, locale, siteUrl)} />
      <JsonLd data={breadcrumbStructuredData(crumbs, locale, siteUrl)} />
      <ProductViewed
        id={product.id}
        name={product.name}
        publisher={product.publisher}
        price={product.price}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-4 grid gap-7 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:items-start lg:gap-10 xl:gap-12">
        <ProductGallery name={product.name} pictures={picturesOf(product)} />
        <BuyBox product={product} />
      </div>
      <ProductTabs product={product} />
      <RelatedProducts products={related} />
    </div>
  )
}

/** Unique pictures, compared by URL. */
const picturesOf = ({ image, additionalImages }: Product) => [
  ...new Set([image, ...additionalImages]),
]
