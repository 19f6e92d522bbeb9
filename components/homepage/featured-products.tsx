import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/catalog/product-card'
import type { ProductCardData } from '@/components/catalog/product-card-data'
import { ProductGrid } from '@/components/catalog/product-grid'
import { TextLink } from '@/components/ui/text-link'
import { SectionHeading } from './section-heading'

export function FeaturedProducts({ products }: { products: ProductCardData[] }) {
  const t = useTranslations('home.featured')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="featured-products" className="page-width">
      <SectionHeading id="featured-products" title={t('title')} text={t('text')}>
        <TextLink href="/products">{t('all')}</TextLink>
      </SectionHeading>
      <ProductGrid className="md:max-lg:grid-cols-4!">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  )
}
