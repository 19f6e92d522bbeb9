import { useTranslations } from 'next-intl'
import { CategoryIcon } from '@/components/catalog/category-icon'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/text-link'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

const TILE_COUNT = 6

/** A category with the picture that its tile shows. */
export type TileCategory = Category & { tile: string | null }

export function CategoryTiles({ categories }: { categories: readonly TileCategory[] }) {
  const t = useTranslations('home.categories')
  return (
    <section aria-labelledby="shop-by-category" className="page-width">
      <SectionHeading id="shop-by-category" title={t('title')} text={t('text')}>
        <TextLink href="/categories">{t('all')}</TextLink>
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:gap-5">
        {categories.slice(0, TILE_COUNT).map((category) => (
          <li key={category.id}>
            <Tile category={category} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ category }: { category: TileCategory }) {
  return (
    <Link
      href={`/category/${category.slug}`}
      className="group block h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[box-shadow,border-color,translate] duration-200 hover:-translate-y-0.5 hover:border-line-strong/40 hover:shadow-raised motion-reduce:hover:translate-y-0"
    >
      <span className="relative block aspect-3/2 overflow-hidden bg-sunken lg:aspect-9/5">
        {category.tile && (
          <Picture
            src={category.tile}
            alt=""
            widths={[320, 640]}
            sizes="(min-width:80rem) 400px,(min-width:48rem) 33vw,50vw"
            className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none"
          />
        )}
      </span>
      <span className="flex items-center gap-2.5 p-3 sm:gap-3 sm:p-4">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-strong sm:size-10">
          <CategoryIcon category={category} className="size-5" />
        </span>
        <span className="min-w-0 flex-1 text-sm leading-tight font-bold text-balance group-hover:text-primary-deep sm:text-base">
          {category.name}
        </span>
        <Icon
          name="arrow-right"
          className="hidden size-4.5 text-muted transition-transform group-hover:translate-x-0.5 sm:block rtl:-scale-x-100"
        />
      </span>
    </Link>
  )
}
