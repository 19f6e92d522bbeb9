import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { CallToAction } from '@/components/shop/home/call-to-action'
import { CategorySection } from '@/components/shop/home/category-section'
import { CategoryTiles } from '@/components/shop/home/category-tiles'
import { FeaturedProducts } from '@/components/shop/home/featured-products'
import { Hero } from '@/components/shop/home/hero'
import { TrustStrip } from '@/components/shop/home/trust-strip'
import { WhyChooseUs } from '@/components/shop/home/why-choose-us'
import { ProductGridSkeleton } from '@/components/shop/product-grid-skeleton'
import type { Category } from '@/lib/domains/catalog/contracts'
import { cachedProducts, mainCategories } from '@/lib/domains/catalog/queries'

const FEATURED_COUNT = 8
const SECTION_COUNT = 4

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta')
  return {
    title: { absolute: `${t('siteName')}: ${t('homeTitle')}` },
    description: t('homeDescription'),
  }
}

export default async function HomePage() {
  const categories = await mainCategories()
  return (
    <>
      <Hero />
      <TrustStrip />
      <CategoryTiles categories={categories} />
      <Suspense fallback={<FeaturedSkeleton />}>
        <Featured />
      </Suspense>
      {categories.map((category) => (
        <Section key={category.id} category={category} />
      ))}
      <WhyChooseUs />
      <CallToAction />
    </>
  )
}

async function Featured() {
  const { products } = await cachedProducts({ featured: true, limit: FEATURED_COUNT })
  return <FeaturedProducts products={products} />
}

function FeaturedSkeleton() {
  return (
    <div className="page-width pt-30 sm:pt-36">
      <ProductGridSkeleton count={FEATURED_COUNT} />
    </div>
  )
}

async function Section({ category }: { category: Category }) {
  const { products } = await cachedProducts({ category: category.slug, limit: SECTION_COUNT })
  return <CategorySection category={category} products={products} />
}
