import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { CallToAction } from '@/components/shop/home/call-to-action'
import { CategorySection } from '@/components/shop/home/category-section'
import { CategoryTiles } from '@/components/shop/home/category-tiles'
import { FEATURED_COUNT, FeaturedProducts } from '@/components/shop/home/featured-products'
import { Hero } from '@/components/shop/home/hero'
import { TrustStrip } from '@/components/shop/home/trust-strip'
import { WhyChooseUs } from '@/components/shop/home/why-choose-us'
import { ProductGridSkeleton } from '@/components/shop/product-grid-skeleton'
import { mainCategories } from '@/lib/domains/catalog/queries'

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
      <section aria-labelledby="featured-products" className="page-width pt-12 sm:pt-16">
        <Suspense fallback={<ProductGridSkeleton count={FEATURED_COUNT} />}>
          <FeaturedProducts />
        </Suspense>
      </section>
      {categories.map((category) => (
        <CategorySection key={category.id} category={category} />
      ))}
      <WhyChooseUs />
      <CallToAction />
    </>
  )
}
