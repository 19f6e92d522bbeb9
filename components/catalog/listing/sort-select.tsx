'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/fields/select'
import type { Sort } from '@/lib/catalog/contracts'

type SortSelectProps = {
  sorts: readonly Sort[]
  value: Sort
  onChange: (sort: Sort) => void
}

export function SortSelect({ sorts, value, onChange }: SortSelectProps) {
  const t = useTranslations('listing')
  const id = useId()
  return (
    <div className="flex flex-1 items-center gap-2.5 lg:ms-auto lg:max-w-72">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap max-lg:sr-only">
        {t('sort')}
      </label>
      <Select
        id={id}
        className="min-w-0 flex-1"
        value={value}
        onChange={(event) => {
          const chosen = sorts.find((sort) => sort === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
