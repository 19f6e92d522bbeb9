import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { productMetadata } from '@/components/shop/product/product-metadata'
import type { Product } from '@/lib/domains/catalog/contracts'
import { cachedProduct, cachedProducts } from '@/lib/domains/catalog/queries'
import { ProductPageContent } from '../../products/product-page'

type Props = { params: Promise<{ locale: string; id: string }> }

/** Nobody is led here from within the store, so that the build renders one page, as a sample. */
export async function generateStaticParams() {
  const { products } = await cachedProducts({ limit: 1 })
  return products.map(({ id }) => ({ id: String(id) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productMetadata(await productOf(params))
}

export default async function ProductByIdPage({ params }: Props) {
  const product = await productOf(params)
  if (!product) notFound()
  return <ProductPageContent product={product} />
}

async function productOf(params: Props['params']): Promise<Product | null> {
  const { id } = await params
  return /^\d{1,9}$/.test(id) ? cachedProduct({ id: Number(id) }) : null
}
