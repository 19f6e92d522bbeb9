import { useLocale, useTranslations } from 'next-intl'
import { CategoryIcon } from '@/components/catalog/category-icon'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Icon } from '@/components/ui/icon/icon'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'

/** The panel of the Categories menu: each main category with icon, name and description. */
export function CategoryPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <div className="page-width max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain py-5">
      <ul className="grid grid-cols-3 gap-1.5">
        {categories.map((category) => (
          <li key={category.slug}>
            <Link href={`/category/${category.slug}`} className="menu-category">
              <span className="menu-icon">
                <CategoryIcon category={category} />
              </span>
              <span className="min-w-0">
                <b>{category.name}</b>
                <small {...catalogueText(locale, category, 'description')}>
                  {category.description}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-4">
        <Link
          href="/categories"
          className="inline-flex items-center gap-1.5 rounded-control px-3.5 py-1 text-sm font-semibold text-primary-strong hover:text-primary-deep hover:underline"
        >
          {t('allCategories')}
          <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
        </Link>
      </p>
    </div>
  )
}

/** The categories in the side menu of small screens. */
export function CategoryList({ categories }: { categories: readonly MenuCategory[] }) {
  const locale = useLocale()
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.slug}>
          <Link
            href={`/category/${category.slug}`}
            className="flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-strong">
              <CategoryIcon category={category} className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">{category.name}</span>
              <span
                {...catalogueText(locale, category, 'description')}
                className="line-clamp-1 text-xs text-muted"
              >
                {category.description}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
