import { useTranslations } from 'next-intl'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'

/** The subcategories of a main category. */
export function BrandGrid({ brands }: { brands: readonly Category[] }) {
  const t = useTranslations('category')
  return (
    <section aria-labelledby="brands" className="mt-8">
      <h2 id="brands" className="text-xl font-bold sm:text-2xl">
        {t('browse')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link
              href={`/category/${brand.slug}`}
              className="group flex h-full items-center gap-2 rounded-card border border-line bg-surface p-2 shadow-card sm:gap-3 transition-[border-color,box-shadow] hover:border-primary-strong/50 hover:shadow-raised sm:p-3.5"
            >
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center sm:size-10 rounded-control bg-primary-soft text-base font-extrabold text-primary-deep"
              >
                {brand.name.charAt(0)}
              </span>
              <span className="min-w-0 flex-1 text-sm leading-tight font-semibold [overflow-wrap:anywhere] group-hover:text-primary-deep sm:text-base">
                {brand.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
