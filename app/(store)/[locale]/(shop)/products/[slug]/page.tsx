import type { Metadata } from 'next'
import { cache } from 'react'
import { productPageDetails } from '@/app/(store)/[locale]/(shop)/products/product-data'
import {
  ProductNotFound,
  productNotFoundMetadata,
} from '@/components/catalog/product/product-not-found'
import { MissingPage } from '@/components/storefront/missing-page'
import type { Product } from '@/lib/catalog/contracts'
import { cachedProduct, cachedProducts } from '@/lib/catalog/queries'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { atLeastOne } from '@/lib/platform/static-params'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ProductPageContent } from '../product-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

const RENDERED_BY_BUILD = 24

/** The most popular products, in English, are rendered by the build; all others on their first visit. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const limit = params.locale === DEFAULT_LOCALE ? RENDERED_BY_BUILD : 1
  const { products } = await cachedProducts({ limit })
  return atLeastOne(
    products.map(({ slug }) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await productOf(params)
  if (!product) return productNotFoundMetadata()
  return pageMetadata(await productPageDetails(product))
}

export default async function ProductPage({ params }: Props) {
  const product = await productOf(params)
  if (!product)
    return (
      <MissingPage>
        <ProductNotFound />
      </MissingPage>
    )
  return <ProductPageContent product={product} page={await productPageDetails(product)} />
}

const productOf = async (params: Props['params']) => productBySlug((await params).slug)

/** For the page and its metadata, which are rendered together. */
const productBySlug = cache(
  async (slug: string): Promise<Product | null> =>
    // PostgreSQL rejects control characters in comparisons.
    /\p{C}/u.test(slug) ? null : cachedProduct({ slug }),
)
