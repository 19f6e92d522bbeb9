import { getTranslations } from 'next-intl/server'
import { ProductCard } from '@/components/shop/product-card'
import { ProductGrid } from '@/components/shop/product-grid'
import { buttonStyle } from '@/components/ui/button'
import type { Category } from '@/lib/domains/catalog/contracts'
import { cachedProducts } from '@/lib/domains/catalog/queries'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

const PRODUCT_COUNT = 4

/** The best of a main category; a category that sells nothing has no section. */
export async function CategorySection({ category }: { category: Category }) {
  const [t, { products }] = await Promise.all([
    getTranslations('home.section'),
    cachedProducts({ category: category.slug, limit: PRODUCT_COUNT }),
  ])
  if (products.length === 0) return null
  const headingId = `category-${category.slug}`
  return (
    <section aria-labelledby={headingId} className="page-width pt-12 sm:pt-16">
      <SectionHeading id={headingId} title={category.name} text={category.description}>
        <Link
          href={`/category/${category.slug}`}
          aria-label={t('seeAllIn', { category: category.name })}
          className={buttonStyle({ variant: 'outline', className: 'shrink-0' })}
        >
          {t('seeAll')}
        </Link>
      </SectionHeading>
      <ProductGrid className="md:[&>li:last-child:nth-child(4)]:hidden lg:[&>li:last-child:nth-child(4)]:block">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  )
}
