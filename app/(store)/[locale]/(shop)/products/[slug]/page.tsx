import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { productPageDetails } from '@/app/(store)/[locale]/(shop)/products/product-data'
import {
  ProductNotFound,
  productNotFoundMetadata,
} from '@/components/catalog/product/product-not-found'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product } from '@/lib/catalog/contracts'
import { cachedProduct, cachedSlugMovedFrom } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { atLeastOne } from '@/lib/platform/static-params'
import { ProductPageContent } from '../product-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Next requires at least one entry; all other products are rendered on their first visit. */
export async function generateStaticParams() {
  const { products } = await cachedProducts({ limit: 1 })
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
  if (!product) return <NoProductHere slug={(await params).slug} />
  return <ProductPageContent product={product} page={await productPageDetails(product)} />
}

async function NoProductHere({ slug }: { slug: string }) {
  const current = await cachedSlugMovedFrom(slug)
  if (current) return <MovedPage href={`/products/${current}`} />
  return (
    <MissingPage>
      <ProductNotFound />
    </MissingPage>
  )
}

const productOf = async (params: Props['params']) =>
  productBySlug((await params).slug, await getLocale())

/** For the page and its metadata, which are rendered together. */
const productBySlug = cache(
  async (slug: string, locale: Locale): Promise<Product | null> =>
    // PostgreSQL rejects control characters in comparisons.
    /\p{C}/u.test(slug) ? null : cachedProduct({ slug }, locale),
)
