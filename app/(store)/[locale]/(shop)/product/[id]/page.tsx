import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { productPageDetails } from '@/app/(store)/[locale]/(shop)/products/product-data'
import {
  ProductNotFound,
  productNotFoundMetadata,
} from '@/components/catalog/product/product-not-found'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product } from '@/lib/catalog/contracts'
import { SLUG_PATTERN } from '@/lib/catalog/product-rules'
import { cachedProduct, cachedSlugMovedFrom } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { atLeastOne } from '@/lib/platform/static-params'
import { ProductPageContent } from '../../products/product-page'

type Props = { params: Promise<{ locale: string; id: string }> }

/** No page of the store links here, so the build renders only one sample. */
export async function generateStaticParams() {
  const { products } = await cachedProducts({ limit: 1 })
  return atLeastOne(
    products.map(({ id }) => ({ id: String(id) })),
    { id: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await productOf(params)
  if (!product) return productNotFoundMetadata()
  return pageMetadata(await productPageDetails(product, `/product/${product.id}`))
}

export default async function ProductByIdPage({ params }: Props) {
  const product = await productOf(params)
  if (!product) return <NoProductHere slug={(await params).id} />
  const page = await productPageDetails(product, `/product/${product.id}`)
  return <ProductPageContent product={product} page={page} />
}

/** WooCommerce has its products at such addresses: those that became products here lead to them. */
async function NoProductHere({ slug }: { slug: string }) {
  const current = SLUG_PATTERN.test(slug)
    ? ((await cachedProduct({ slug }))?.slug ?? (await cachedSlugMovedFrom(slug)))
    : null
  if (current) return <MovedPage href={`/products/${current}`} />
  return (
    <MissingPage>
      <ProductNotFound />
    </MissingPage>
  )
}

async function productOf(params: Props['params']): Promise<Product | null> {
  const { id } = await params
  return /^\d{1,9}$/.test(id) ? cachedProduct({ id: Number(id) }, await getLocale()) : null
}
