import { useLocale } from 'next-intl'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import type { Category } from '@/lib/catalog/contracts'
import { catalogueText } from '@/lib/i18n/english'
import { ListBanner } from './list-banner'

type CategoryBannerProps = { category: Category; crumbs: readonly Crumb[]; productCount: number }

/** A category's name and description on its picture. */
export function CategoryBanner({ category, crumbs, productCount }: CategoryBannerProps) {
  return (
    <ListBanner
      title={category.name}
      picture={category.bannerImage}
      crumbs={crumbs}
      productCount={productCount}
    >
      <p
        {...catalogueText(useLocale(), category, 'description')}
        className="mt-1.5 text-sm leading-relaxed text-white/90 sm:text-base sm:leading-relaxed"
      >
        {category.description}
      </p>
    </ListBanner>
  )
}
