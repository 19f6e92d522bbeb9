'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Price } from '@/components/currency/price'
import { CardIcon } from '@/components/ui/card-icon'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { Select } from '@/components/ui/fields/select'
import { MINIMUM_RATINGS, PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import type { CategoryOption } from './category-option'
import { type Filters, PRICE_BOUNDS, toggle } from './product-filters'

export type FilterPanelProps = {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
  isClear: boolean
  categories?: readonly CategoryOption[]
}

/** The filters, for the sidebar (with a heading) and for the drawer on phones (which has its own title). */
export function FilterPanel({ headingId, ...props }: FilterPanelProps & { headingId?: string }) {
  const { filters, onChange, onClear, isClear, categories } = props
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
            label={t.rich(`prices.${bucket}`, {
              low: () => <Price cents={PRICE_BOUNDS.low} isBound />,
              high: () => <Price cents={PRICE_BOUNDS.high} isBound />,
            })}
          />
        ))}
      </Group>
      <Group label={t('rating')}>
        {MINIMUM_RATINGS.map((stars) => (
          <Checkbox
            key={stars}
            checked={filters.rating.includes(stars)}
            onChange={() => onChange({ rating: toggle(filters.rating, stars) })}
            label={
              <span className="flex items-center gap-2">
                <Stars count={stars} />
                {t('ratings', { stars })}
              </span>
            }
          />
        ))}
      </Group>
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

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children}
    </fieldset>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <CardIcon
          key={star}
          name="star"
          className={star <= count ? 'text-sm text-star' : 'text-sm text-line'}
        />
      ))}
    </span>
  )
}
