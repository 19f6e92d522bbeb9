import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { Category } from '@/lib/catalog/contracts'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { CategoryIcon } from './category-icon'

export function CategoryCard({ category }: { category: Category }) {
  const t = useTranslations('categoriesPage')
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-[box-shadow,border-color,translate] duration-200 focus-within:border-line-strong/60 hover:-translate-y-0.5 hover:border-line-strong/40 hover:shadow-raised motion-reduce:hover:translate-y-0 sm:p-6">
      <div className="flex items-start justify-between">
        <span className="grid size-13 place-items-center rounded-card bg-primary-soft text-primary-strong">
          <CategoryIcon category={category} className="size-6.5" />
        </span>
        <Badge tone="brand">{t('featured')}</Badge>
      </div>
      <h2 className="mt-5 text-xl font-bold">
        <Link
          href={`/category/${category.slug}`}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-deep focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-strong"
        >
          {category.name}
        </Link>
      </h2>
      <p
        {...catalogueText(useLocale(), category, 'description')}
        className="mt-2 leading-relaxed text-muted"
      >
        {category.description}
      </p>
      <p
        aria-hidden
        className="mt-auto flex items-center gap-1.5 pt-5 text-sm font-semibold text-primary-strong"
      >
        {t('browse')}
        <Icon
          name="arrow-right"
          className="size-4 transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
        />
      </p>
    </article>
  )
}
