import { useTranslations } from 'next-intl'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { buttonStyle } from '@/components/ui/button'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

type CategorySectionProps = { category: Category; products: ProductCardData[] }

/** The best products of a main category; renders nothing for an empty category. */
export function CategorySection({ category, products }: CategorySectionProps) {
  const t = useTranslations('home.section')
  if (products.length === 0) return null
  const headingId = `category-${category.slug}`
  return (
    <section aria-labelledby={headingId} className="page-width">
      <SectionHeading id={headingId} title={category.name} text={category.description}>
        <Link
          href={`/category/${category.slug}`}
          aria-label={t('seeAllIn', { category: category.name })}
          className={buttonStyle({ variant: 'outline', className: 'shrink-0' })}
        >
          {t('seeAll')}
        </Link>
      </SectionHeading>
      <ProductCards products={products.map(toProductCardData)} layout="row" />
    </section>
  )
}
