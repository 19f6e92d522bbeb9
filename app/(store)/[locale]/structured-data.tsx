import type { Crumb } from '@/components/seo/breadcrumb'
import { breadcrumbData } from '@/components/seo/breadcrumb-data'
import { itemListData, type ListedProduct } from '@/components/seo/item-list-data'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/core/env'
import type { SchemaType } from '@/lib/seo/choices'
import type { PageDetails } from '@/lib/seo/page-metadata'
import { pageStructuredData } from '@/lib/seo/structured-data'

type Props = {
  page: PageDetails
  /** The kinds of things that the page describes by itself. */
  own?: readonly SchemaType[]
  /** From the home page to this one. */
  crumbs?: readonly Crumb[]
  /** The products that it lists. */
  products?: readonly ListedProduct[]
}

/** What a page tells search engines beside its head, and the kinds of pages that Next has no word for. */
export async function PageData({ page, own, crumbs, products = [] }: Props) {
  const { data, ogType } = await pageStructuredData(page, own)
  const siteUrl = env().SITE_URL
  return (
    <>
      {data && <JsonLd data={data} />}
      {crumbs && <JsonLd data={breadcrumbData(crumbs, page.locale, siteUrl)} />}
      {products.length > 0 && <JsonLd data={itemListData(products, page.locale, siteUrl)} />}
      {/* React moves it into the head. */}
      {ogType && <meta property="og:type" content={ogType} />}
    </>
  )
}
