import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ProductScreen } from '@/components/catalog/product/product-screen'
import type { Crumb } from '@/components/seo/breadcrumb'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product } from '@/lib/catalog/contracts'
import { categoryById } from '@/lib/catalog/queries'
import { env } from '@/lib/core/env'
import type { PageDetails } from '@/lib/seo/page-metadata'
import { categoryCrumbs } from '../category-crumbs'

const RELATED_COUNT = 4

/** The page of /products/{slug} and /product/{id}. */
export async function ProductPageContent({
  product,
  page,
}: {
  product: Product
  page: PageDetails
}) {
  const [crumbs, related] = await Promise.all([crumbsOf(product), relatedTo(product)])
  return (
    <>
      <PageStructuredData page={page} own={['Product']} />
      <meta property="product:price:amount" content={product.price} />
      <meta property="product:price:currency" content="USD" />
      <ProductScreen product={product} crumbs={crumbs} related={related} siteUrl={env().SITE_URL} />
    </>
  )
}

async function crumbsOf({ categoryId, name, slug }: Product): Promise<Crumb[]> {
  const crumbs = await categoryCrumbs(await categoryById(categoryId))
  return [...crumbs, { name, path: `/products/${slug}` }]
}

async function relatedTo(product: Product): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: RELATED_COUNT + 1,
  })
  return products.filter(({ id }) => id !== product.id).slice(0, RELATED_COUNT)
}
