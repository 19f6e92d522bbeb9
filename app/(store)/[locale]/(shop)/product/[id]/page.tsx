import type { Metadata } from 'next'
import { productPageDetails } from '@/app/(store)/[locale]/(shop)/products/product-data'
import {
  ProductNotFound,
  productNotFoundMetadata,
} from '@/components/catalog/product/product-not-found'
import { MissingPage } from '@/components/storefront/missing-page'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product } from '@/lib/catalog/contracts'
import { cachedProduct } from '@/lib/catalog/queries'
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
  if (!product)
    return (
      <MissingPage>
        <ProductNotFound />
      </MissingPage>
    )
  const page = await productPageDetails(product, `/product/${product.id}`)
  return <ProductPageContent product={product} page={page} />
}

async function productOf(params: Props['params']): Promise<Product | null> {
  const { id } = await params
  return /^\d{1,9}$/.test(id) ? cachedProduct({ id: Number(id) }) : null
}
