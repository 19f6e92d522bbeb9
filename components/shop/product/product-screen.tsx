import { getLocale, getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/domains/catalog/contracts'
import { cachedProducts, categoryById } from '@/lib/domains/catalog/queries'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { addressOf, breadcrumbData } from '../breadcrumb-data'
import { JsonLd } from '../json-ld'
import { BuyBox } from './buy-box'
import { productData } from './product-data'
import { ProductGallery } from './product-gallery'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

const RELATED_COUNT = 4

/** The product page, by slug and by id. */
export async function ProductScreen({ product }: { product: Product }) {
  const path = `/products/${product.slug}`
  const [locale, crumbs, related] = await Promise.all([
    getLocale(),
    crumbsOf(product, path),
    relatedTo(product),
  ])
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <JsonLd data={productData(product, addressOf(path, locale))} />
      <JsonLd data={breadcrumbData(crumbs, locale)} />
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

/** Each picture once: they are told apart by their address. */
const picturesOf = ({ image, additionalImages }: Product) => [
  ...new Set([image, ...additionalImages]),
]

async function crumbsOf(product: Product, path: string): Promise<Crumb[]> {
  const [t, category] = await Promise.all([
    getTranslations('breadcrumb'),
    categoryById(product.categoryId),
  ])
  return [
    { name: t('home'), path: '/' },
    ...(category ? [{ name: category.name, path: `/category/${category.slug}` }] : []),
    { name: product.name, path },
  ]
}

async function relatedTo(product: Product): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: RELATED_COUNT + 1,
  })
  return products.filter(({ id }) => id !== product.id).slice(0, RELATED_COUNT)
}
