import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { TextLink } from '@/components/ui/text-link'
import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

const TILE_COUNT = 6

/** A category with the picture that its tile shows. */
export type TileCategory = Category & { tile: string | null }

export function CategoryTiles({ categories }: { categories: readonly TileCategory[] }) {
  const t = useTranslations('home.categories')
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="shop-by-category" className="page-width">
      <SectionHeading id="shop-by-category" title={t('title')} text={t('text')}>
        <TextLink href="/categories">{t('all')}</TextLink>
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-6">
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
    <Link href={`/category/${category.slug}`} className="group block h-full rounded-card">
      <span className="relative block aspect-3/2 overflow-hidden rounded-card bg-sunken lg:aspect-4/3">
        {category.tile && (
          <Picture
            src={category.tile}
            alt=""
            widths={[320, 640]}
            sizes="(min-width:64rem) 17vw,(min-width:48rem) 33vw,50vw"
            className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none"
          />
        )}
      </span>
      <span className="mt-2.5 block text-sm leading-snug font-bold text-balance group-hover:text-primary-deep group-hover:underline sm:text-base sm:leading-snug">
        {category.name}
      </span>
    </Link>
  )
}
