import { useTranslations } from 'next-intl'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { TextLink } from '@/components/ui/text-link'
import { SectionHeading } from './section-heading'

/** A strip of Hot Deals; renders nothing when there are none. */
export function SpecialOffers({ products }: { products: readonly ProductCardData[] }) {
  const t = useTranslations('home.offers')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="special-offers" className="border-y border-line bg-sunken">
      <div className="page-width py-10 sm:py-12">
        <SectionHeading id="special-offers" title={t('title')} text={t('text')}>
          <TextLink href="/deals">{t('all')}</TextLink>
        </SectionHeading>
        <ProductCards products={products.map(toProductCardData)} layout="row" />
      </div>
    </section>
  )
}
