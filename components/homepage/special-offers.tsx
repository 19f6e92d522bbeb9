import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/catalog/product-card'
import type { ProductCardData } from '@/components/catalog/product-card-data'
import { ProductGrid } from '@/components/catalog/product-grid'
import { TextLink } from '@/components/ui/text-link'
import { SectionHeading } from './section-heading'

/** A strip of Hot Deals; renders nothing when there are none. */
export function SpecialOffers({ products }: { products: readonly ProductCardData[] }) {
  const t = useTranslations('home.offers')
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="special-offers"
      className="border-y border-primary/20 bg-primary-soft"
    >
      <div className="page-width py-10 sm:py-12">
        <SectionHeading id="special-offers" title={t('title')} text={t('text')}>
          <TextLink href="/deals">{t('all')}</TextLink>
        </SectionHeading>
        <ProductGrid className="md:max-lg:grid-cols-4!">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ProductGrid>
      </div>
    </section>
  )
}
