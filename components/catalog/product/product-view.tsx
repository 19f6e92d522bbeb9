'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ProductCards } from '@/components/catalog/product-cards'
import { ProductRows } from '@/components/catalog/product-rows'
import { RecentlyViewed } from '@/components/catalog/recently-viewed/recently-viewed'
import { ProductViewed } from '@/components/plugins/tracking/product-viewed'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import type { Product } from '@/lib/catalog/contracts'
import type { FamilyChoices } from '@/lib/catalog/option-choices'
import type { SaidFact } from '@/lib/catalog/own-fact-rules'
import type { Said } from '@/lib/catalog/said-statement'
import type { Trial } from '@/lib/catalog/trial'
import { BuyBox } from './buy-box'
import { ProductGallery } from './product-gallery'
import { ProductTabs } from './product-tabs'

type ProductViewProps = {
  product: Product
  crumbs: readonly Crumb[]
  boughtTogether: readonly ProductCardData[]
  related: readonly ProductCardData[]
  /** The names of the product's regions. */
  regions: readonly string[]
  /** What is stated of its keys and updates. */
  stated: readonly Said[]
  /** What else of its family may be chosen. */
  options: FamilyChoices
  trial: Trial | null
  /** What is known of the facts that the owner defined. */
  ownFacts: readonly SaidFact[]
  /** What it says of itself at length, and of its versions. */
  story: ReactNode
  /** What it consists of, or the bundles that it is in. */
  bundle: ReactNode
  /** What its editions differ by. */
  editions: ReactNode
  reviews: ReactNode
  questions: ReactNode
  offersAlerts: boolean
  /** Shown to staff before it is saved: it can't be bought, and is not counted or remembered as seen. */
  isPreview: boolean
}

/** A product's page. Most of it responds to the visitor, so its data has the product's facts alone. */
export function ProductView(props: ProductViewProps) {
  const { product, crumbs, boughtTogether, related, regions, stated } = props
  const {
    options,
    trial,
    ownFacts,
    story,
    bundle,
    editions,
    reviews,
    questions,
    offersAlerts,
    isPreview,
  } = props
  const t = useTranslations('productPage')
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      {!isPreview && (
        <ProductViewed
          id={product.id}
          name={product.name}
          publisher={product.publisher}
          price={product.price}
        />
      )}
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-4 grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10 xl:gap-x-12">
        <ProductGallery
          id={product.id}
          name={product.name}
          pictures={picturesOf(product)}
          texts={product.pictureTexts}
          videoUrl={product.videoUrl}
        />
        <div className="min-w-0 lg:row-span-2 lg:self-stretch">
          <BuyBox
            product={product}
            regions={regions}
            stated={stated}
            options={options}
            trial={trial}
            offersAlerts={offersAlerts}
            isPreview={isPreview}
          />
        </div>
        <ProductTabs product={product} ownFacts={ownFacts} story={story} />
      </div>
      {bundle}
      {editions}
      {reviews}
      {questions}
      <OtherProducts id="bought-together" title={t('boughtTogether')} products={boughtTogether} />
      <OtherProducts id="related" title={t('related')} products={related} />
      {!isPreview && <RecentlyViewed viewing={product.id} className="mt-12" />}
    </div>
  )
}

/** Unique pictures, compared by URL. */
const picturesOf = ({ image, additionalImages }: Product) => [
  ...new Set([image, ...additionalImages]),
]

/** As many are lines, which fill the width that so few cards would not. */
const FEW = 2

type OtherProductsProps = { id: string; title: string; products: readonly ProductCardData[] }

/** A row of other products below one's own; renders nothing when there are none. */
function OtherProducts({ id, title, products }: OtherProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-5 text-2xl font-extrabold">
        {title}
      </h2>
      {/* One "Add to Cart" on the page: the one of the product it is about. */}
      {products.length > FEW ? (
        <ProductCards
          products={products}
          layout="row"
          linkOnly
          className={products.length === 3 ? 'md:grid-cols-3!' : ''}
        />
      ) : (
        <ProductRows products={products} className="gap-x-10 md:grid-cols-2" />
      )}
    </section>
  )
}
