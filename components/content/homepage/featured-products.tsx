import { useTranslations } from 'next-intl'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
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
      <ProductCards products={products.map(toProductCardData)} layout="row" />
    </section>
  )
}
