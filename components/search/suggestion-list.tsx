import { useTranslations } from 'next-intl'
import { Price } from '@/components/currency/price'
import { Picture } from '@/components/media/picture'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { Link } from '@/lib/i18n/navigation'

type SuggestionListProps = {
  id: string
  products: readonly Product[]
  term: string
  active: number
  onFollow: () => void
}

/** The options under the search field. */
export function SuggestionList({ id, products, term, active, onFollow }: SuggestionListProps) {
  const t = useTranslations('searchBox')
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('suggestions')}
      // Browsers make what scrolls a stop of the Tab key; the arrow keys scroll it.
      tabIndex={-1}
      hidden={products.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay"
    >
      {products.map((product, index) => (
        <Link
          key={product.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          prefetch={false}
          href={`/products/${product.slug}`}
          // Keeps the focus in the field, whose blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onFollow}
          className="flex items-center gap-3 rounded-control p-2 hover:bg-sunken aria-selected:bg-primary-soft"
        >
          <Picture
            src={product.image}
            alt=""
            widths={[160]}
            width={64}
            height={48}
            className="h-12 w-16 shrink-0 rounded-md border border-line bg-sunken object-cover"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink">
              <Marked text={product.name} term={term} />
            </span>
            <span className="line-clamp-1 text-xs text-muted">{product.publisher}</span>
          </span>
          <Price
            cents={toCents(product.price)}
            className="shrink-0 text-sm font-bold tabular-nums text-ink"
          />
        </Link>
      ))}
    </div>
  )
}

/** The name with the first match marked. */
function Marked({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (start < 0 || term === '') return text
  const end = start + term.length
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-primary-soft text-primary-deep underline decoration-primary/60 decoration-2 underline-offset-2">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}
