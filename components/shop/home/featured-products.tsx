import { getTranslations } from 'next-intl/server'
import { ProductCard } from '@/components/shop/product-card'
import { ProductGrid } from '@/components/shop/product-grid'
import { cachedProducts } from '@/lib/domains/catalog/queries'
import { SectionHeading } from './section-heading'
import { TextLink } from './text-link'

export const FEATURED_COUNT = 8

export async function FeaturedProducts() {
  const [t, { products }] = await Promise.all([
    getTranslations('home.featured'),
    cachedProducts({ featured: true, limit: FEATURED_COUNT }),
  ])
  if (products.length === 0) return null
  return (
    <>
      <SectionHeading id="featured-products" title={t('title')} text={t('text')}>
        <TextLink href="/products">{t('all')}</TextLink>
      </SectionHeading>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </>
  )
}
