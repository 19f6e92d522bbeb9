'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CardIcon } from '@/components/ui/card-icon'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { Select } from '@/components/ui/fields/select'
import type { ProductFilterValues } from '@/lib/catalog/contracts'
import { MINIMUM_RATINGS, PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import type { CategoryOption } from './category-option'
import { FactChoices } from './fact-choices'
import { FilterGroup as Group } from './filter-group'
import { type OfferedOwnFacts, OwnFactFilters } from './own-fact-filters'
import { PriceRange } from './price-range'
import { FACT_LISTS, type Filters, SWITCHES, toggle, toggleFact } from './product-filters'
import { useCountNote } from './use-count-note'

export type FilterPanelProps = {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
  isClear: boolean
  categories?: readonly CategoryOption[]
  /** What there is to choose, with how many products; left out until that is known. */
  values?: ProductFilterValues
  /** The owner's own facts that lists are filtered by. */
  ownFacts?: OfferedOwnFacts
}

/** The filters, for the sidebar (with a heading) and for the drawer on phones (which has its own title). */
export function FilterPanel({ headingId, ...props }: FilterPanelProps & { headingId?: string }) {
  const { filters, onChange, onClear, isClear, categories, values, ownFacts } = props
  const note = useCountNote(values)
  const t = useTranslations('listing')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex h-6 items-center justify-between gap-3">
        {headingId ? (
          <h2 id={headingId} className="font-bold">
            {t('filters')}
          </h2>
        ) : (
          <span />
        )}
        <button
          type="button"
          disabled={isClear}
          onClick={onClear}
          className="-me-2 h-8 rounded-control px-2 text-sm font-semibold text-primary-strong hover:bg-primary-soft disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent"
        >
          {t('clearAll')}
        </button>
      </div>
      {categories && (
        <CategorySelect
          categories={categories}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      )}
      <Group label={t('price')}>
        {PRICE_BUCKETS.map((bucket) => (
          <Checkbox
            key={bucket}
            checked={filters.price.includes(bucket)}
            onChange={() => onChange({ price: toggle(filters.price, bucket) })}
            note={note('price', bucket)}
            label={<PriceRange bucket={bucket} />}
          />
        ))}
      </Group>
      <Group label={t('rating')}>
        {MINIMUM_RATINGS.map((stars) => (
          <Checkbox
            key={stars}
            checked={filters.rating.includes(stars)}
            onChange={() => onChange({ rating: toggle(filters.rating, stars) })}
            note={note('rating', String(stars))}
            label={
              <span className="flex items-center gap-2">
                <Stars count={stars} />
                {t('ratings', { stars })}
              </span>
            }
          />
        ))}
      </Group>
      <Group label={t('availability')}>
        {SWITCHES.map((each) => (
          <Checkbox
            key={each}
            checked={filters[each]}
            onChange={() => onChange({ [each]: !filters[each] })}
            note={note(each, 'true')}
            label={t(each)}
          />
        ))}
      </Group>
      {FACT_LISTS.map((fact) => (
        <FactChoices
          key={fact}
          fact={fact}
          chosen={filters[fact]}
          values={values?.[fact] ?? []}
          note={note}
          onToggle={(value) => onChange(toggleFact(filters, fact, value))}
        />
      ))}
      {ownFacts && (
        <OwnFactFilters
          {...ownFacts}
          chosen={filters.fact}
          onChange={(fact) => onChange({ fact })}
        />
      )}
    </div>
  )
}

function CategorySelect({
  categories,
  value,
  onChange,
}: {
  categories: readonly CategoryOption[]
  value: string
  onChange: (slug: string) => void
}) {
  const t = useTranslations('listing')
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {t('category')}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('allCategories')}</option>
        {categories.flatMap(({ slug, name, subcategories }) => [
          <option key={slug} value={slug}>
            {name}
          </option>,
          ...subcategories.map((sub) => (
            <option key={sub.slug} value={sub.slug}>
              {`\u2003${sub.name}`}
            </option>
          )),
        ])}
      </Select>
    </div>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <CardIcon
          key={star}
          name="star"
          className={star <= count ? 'text-xs text-star' : 'text-xs text-line'}
        />
      ))}
    </span>
  )
}
