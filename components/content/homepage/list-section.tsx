import { useTranslations } from 'next-intl'
import { ProductRows } from '@/components/catalog/product-rows'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { Link } from '@/lib/i18n/navigation'

type ListSectionProps = {
  /** Within the page. */
  id: string
  name: string
  /** Where all of the list is. */
  href: string
  products: ProductCardData[]
}

/** The first products of a list, such as a main category; renders nothing for an empty one. */
export function ListSection({ id, name, href, products }: ListSectionProps) {
  const t = useTranslations('home.section')
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 pb-2.5">
        <h2 id={id} className="min-w-0 text-xl font-extrabold tracking-tight">
          {name}
        </h2>
        <Link
          href={href}
          aria-label={t('seeAllIn', { category: name })}
          className="flex min-h-8 shrink-0 items-center font-semibold text-primary-strong hover:text-primary-deep hover:underline"
        >
          {t('seeAll')}
        </Link>
      </div>
      <ProductRows products={products.map(toProductCardData)} />
    </section>
  )
}
