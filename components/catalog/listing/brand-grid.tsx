import { useTranslations } from 'next-intl'
import type { SubcategoryKind } from '@/lib/catalog/brand-rules'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'

type BrandGridProps = {
  brands: readonly Category[]
  /** What they are called. */
  kind: SubcategoryKind
}

/** The subcategories of a main category: brands, or series where a publisher has several. */
export function BrandGrid({ brands, kind }: BrandGridProps) {
  const t = useTranslations('category')
  return (
    <section aria-labelledby="brands" className="mt-5 sm:mt-6">
      <h2 id="brands" className="text-base font-bold sm:text-lg">
        {t(kind === 'brand' ? 'browse' : 'browseSeries')}
      </h2>
      {/* On a phone a row that is swiped: what is sold stays on the first screen. */}
      <ul className="mt-2.5 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1.5 sm:flex-wrap">
        {brands.map((brand) => (
          <li key={brand.id} className="max-sm:shrink-0">
            <Link
              href={`/category/${brand.slug}`}
              className="flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4.5 text-sm font-semibold transition-colors hover:border-primary-strong hover:bg-primary-soft hover:text-primary-deep"
            >
              {brand.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
