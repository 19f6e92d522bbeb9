import type { Category } from '@/lib/catalog/contracts'
import { Link } from '@/lib/i18n/navigation'

type PlaceLinksProps = { id: string; title: string; categories: readonly Category[] }

/** Categories or series that a brand has products in; renders nothing when there are none. */
export function PlaceLinks({ id, title, categories }: PlaceLinksProps) {
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {categories.map(({ id: key, slug, name }) => (
          <li key={key}>
            <Link
              href={`/category/${slug}`}
              className="flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4.5 text-sm font-semibold transition-colors hover:border-primary-strong hover:bg-primary-soft hover:text-primary-deep"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
