import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { breadcrumbStructuredData } from '@/components/storefront/structured-data/breadcrumb-structured-data'
import {
  itemListStructuredData,
  type ListedProduct,
} from '@/components/storefront/structured-data/item-list-structured-data'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import type { SchemaType } from '@/lib/content/seo/choices'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { pageStructuredData } from '@/lib/content/seo/structured-data'
import { env } from '@/lib/core/env'

type Props = {
  page: PageDetails
  /** The schema types that the page adds itself. */
  own?: readonly SchemaType[]
  /** From the home page to this one. */
  crumbs?: readonly Crumb[]
  /** The products that it lists. */
  products?: readonly ListedProduct[]
}

/** A page's JSON-LD, and the `og:type` values that Next's metadata does not support. */
export async function PageStructuredData({ page, own, crumbs, products = [] }: Props) {
  const { data, ogType } = await pageStructuredData(page, own)
  const siteUrl = env().SITE_URL
  return (
    <>
      {data && <JsonLd data={data} />}
      {crumbs && <JsonLd data={breadcrumbStructuredData(crumbs, page.locale, siteUrl)} />}
      {products.length > 0 && (
        <JsonLd data={itemListStructuredData(products, page.locale, siteUrl)} />
      )}
      {/* React moves it into the head. */}
      {ogType && <meta property="og:type" content={ogType} />}
    </>
  )
}
