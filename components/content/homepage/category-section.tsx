import { useTranslations } from 'next-intl'
import { ProductRows } from '@/components/catalog/product-rows'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'

type CategorySectionProps = { category: Category; products: ProductCardData[] }

/** The best products of a main category; renders nothing for an empty category. */
export function CategorySection({ category, products }: CategorySectionProps) {
  const t = useTranslations('home.section')
  if (products.length === 0) return null
  const headingId = `category-${category.slug}`
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-4 pb-2.5">
        <h2 id={headingId} className="min-w-0 text-xl font-extrabold tracking-tight">
          {category.name}
        </h2>
        <Link
          href={`/category/${category.slug}`}
          aria-label={t('seeAllIn', { category: category.name })}
          className="flex min-h-8 shrink-0 items-center font-semibold text-primary-strong hover:text-primary-deep hover:underline"
        >
          {t('seeAll')}
        </Link>
      </div>
      <ProductRows products={products.map(toProductCardData)} />
    </section>
  )
}
