import { useTranslations } from 'next-intl'
import { CategoryIcon } from '@/components/catalog/category-icon'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'

type SearchMoreProps = { categories: readonly Category[]; popular: readonly ProductCardData[] }

/** Links for an empty search or one without results. */
export function SearchMore({ categories, popular }: SearchMoreProps) {
  const t = useTranslations('searchPage')
  const links = [
    { href: '/categories', icon: 'layout-grid', text: t('links.categories') },
    { href: '/products', icon: 'package', text: t('links.products') },
    { href: '/deals', icon: 'tag', text: t('links.deals') },
    { href: '/contact', icon: 'message-circle-question-mark', text: t('links.help') },
  ] as const
  return (
    <>
      <ul className="flex flex-wrap gap-2.5">
        {links.map(({ href, icon, text }) => (
          <li key={href}>
            <Link href={href} className={buttonStyle({ variant: 'outline' })}>
              <Icon name={icon} className="text-primary-strong" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="search-categories" className="mt-10">
        <h2 id="search-categories" className="text-xl font-bold">
          {t('categoriesTitle')}
        </h2>
        <ul className="mt-4 grid gap-3 xs:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                href={`/category/${category.slug}`}
                className="group flex h-full items-center gap-2 rounded-card border border-line bg-surface p-2 shadow-card sm:gap-3 sm:p-3 transition-[border-color,box-shadow] hover:border-primary-strong/50 hover:shadow-raised"
              >
                <span className="grid size-9 shrink-0 place-items-center sm:size-10 rounded-control bg-primary-soft text-primary-strong">
                  <CategoryIcon category={category} className="size-5" />
                </span>
                <span className="min-w-0 text-sm leading-tight font-semibold [overflow-wrap:anywhere] group-hover:text-primary-deep sm:text-base">
                  {category.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {popular.length > 0 && (
        <section aria-labelledby="search-popular" className="mt-10">
          <h2 id="search-popular" className="mb-4 text-xl font-bold">
            {t('popular')}
          </h2>
          <ProductCards
            products={popular.map(toProductCardData)}
            className="md:max-lg:grid-cols-4!"
          />
        </section>
      )}
    </>
  )
}
