import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { CategoryOption } from './category-option'
import type { FilterPanelProps } from './filter-panel'
import { PriceRange } from './price-range'
import { FACT_LISTS, SWITCHES, toggle, toggleFact } from './product-filters'
import { useOwnFactText } from './use-own-fact-text'
import { useValueText } from './use-value-text'

type FilterChipsProps = Pick<
  FilterPanelProps,
  'filters' | 'onChange' | 'onClear' | 'isClear' | 'categories' | 'ownFacts'
>
type Chip = { key: string; label: ReactNode; remove: () => void }

/** What was chosen, above the results; each can be taken back. What was typed is in its field already. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, onChange, onClear, isClear, categories, ownFacts } = props
  const t = useTranslations('listing')
  const textOf = useValueText()
  const factText = useOwnFactText(ownFacts?.facts ?? [])
  const category = categories && nameOf(filters.category, categories)
  const chips: Chip[] = [
    ...(category
      ? [{ key: 'category', label: category, remove: () => onChange({ category: '' }) }]
      : []),
    ...filters.price.map((bucket) => ({
      key: `price ${bucket}`,
      label: <PriceRange bucket={bucket} />,
      remove: () => onChange({ price: toggle(filters.price, bucket) }),
    })),
    ...filters.rating.map((stars) => ({
      key: `rating ${stars}`,
      label: t('ratingChip', { stars }),
      remove: () => onChange({ rating: toggle(filters.rating, stars) }),
    })),
    ...SWITCHES.filter((each) => filters[each]).map((each) => ({
      key: each,
      label: t(each),
      remove: () => onChange({ [each]: false }),
    })),
    ...FACT_LISTS.flatMap((fact) =>
      filters[fact].map((value) => ({
        key: `${fact} ${value}`,
        label: textOf(fact, value),
        remove: () => onChange(toggleFact(filters, fact, value)),
      })),
    ),
    ...filters.fact.map((each) => ({
      key: `fact ${each}`,
      label: factText(each),
      remove: () => onChange({ fact: toggle(filters.fact, each) }),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <ul aria-label={t('chosen')} className="contents">
        {chips.map(({ key, label, remove }) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              onClick={remove}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong/60 bg-surface py-1 ps-3.5 pe-2.5 text-start text-sm font-medium text-ink hover:border-ink-soft hover:bg-sunken"
            >
              <span className="sr-only">{t('removeFilter')} </span>
              <span className="min-w-0 truncate">{label}</span>
              <Icon name="x" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {/* Beside the filters, where these are in view, they have the same button. */}
      {!isClear && (
        <button
          type="button"
          onClick={onClear}
          className="h-9 rounded-control px-2 text-sm font-semibold text-primary-strong hover:bg-primary-soft lg:hidden"
        >
          {t('clearAll')}
        </button>
      )}
    </div>
  )
}

const nameOf = (slug: string, categories: readonly CategoryOption[]) =>
  categories
    .flatMap((main) => [main, ...main.subcategories])
    .find((category) => category.slug === slug)?.name
