import type { Metadata } from 'next'
import { productPageDetails } from '@/app/(store)/[locale]/(shop)/products/product-data'
import {
  ProductNotFound,
  productNotFoundMetadata,
} from '@/components/catalog/product/product-not-found'
import { MissingPage } from '@/components/storefront/missing-page'
import type { Product } from '@/lib/catalog/contracts'
import { cachedProduct, cachedProducts } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ProductPageContent } from '../../products/product-page'

type Props = { params: Promise<{ locale: string; id: string }> }

/** Nobody is led here from within the store, so that the build renders one page, as a sample. */
export async function generateStaticParams() {
  const { products } = await cachedProducts({ limit: 1 })
  return products.map(({ id }) => ({ id: String(id) }))
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
